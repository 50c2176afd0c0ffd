import { FIRST_BREAKING_TAG, TAG } from './names.ts';

/** Open elements that are kept. */
const OPEN_MAX = 256;
/** Elements of SVG or MathML that may contain HTML, or more SVG. */
const INTEGRATION_POINTS: readonly number[] = [TAG.foreignobject, TAG.desc, TAG.title];

/**
 * Whether markup is in SVG or MathML ("foreign content" of the HTML standard). Approximate: which tag closes an `<svg>`
 * depends on all open elements, and only those of SVG and MathML are kept.
 */
export class ForeignContent {
  /** Open `<svg>`, `<math>` and integration points, each as its element's number. */
  readonly #open: number[] = [];

  get isInside(): boolean {
    const top = this.#open.at(-1);
    return top === TAG.svg || top === TAG.math;
  }

  /** Adds the start tag of a known element. Returns whether it belongs to SVG or MathML, or begins it. */
  open(tag: number, isSelfClosing: boolean): boolean {
    this.#breakOut(tag);
    const isInside = this.isInside;
    const isRoot = tag === TAG.svg || tag === TAG.math;
    if (!isSelfClosing && this.#open.length < OPEN_MAX)
      if (isRoot || (isInside && INTEGRATION_POINTS.includes(tag))) this.#open.push(tag);
    return isInside || isRoot;
  }

  close(tag: number): void {
    if (this.#open.length === 0 || tag === 0) return;
    this.#breakOut(tag);
    const index = this.#open.lastIndexOf(tag);
    if (index !== -1) this.#open.length = index;
  }

  /** HTML elements end an unclosed `<svg>` or `<math>`, up to the HTML around it. */
  #breakOut(tag: number): void {
    if (tag >= FIRST_BREAKING_TAG) while (this.isInside) this.#open.pop();
  }
}
