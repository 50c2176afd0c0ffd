import { FIRST_BREAKING_TAG, TAG } from './names.ts';

/** Open elements that are kept. */
const OPEN_MAX = 256;
/** Elements of a drawing or a formula that may contain HTML, or another drawing. */
const INTEGRATION_POINTS: readonly number[] = [TAG.foreignobject, TAG.desc, TAG.title];

/**
 * Whether markup is in a drawing or a formula ("foreign content" of the HTML standard). Approximate: which tag closes a
 * drawing depends on all open elements, and only those of drawings and formulas are kept.
 */
export class ForeignContent {
  /** Drawings, formulas and integration points that are open, each as its element's number. */
  readonly #open: number[] = [];

  get isInside(): boolean {
    const top = this.#open.at(-1);
    return top === TAG.svg || top === TAG.math;
  }

  /** Adds the start tag of a known element. Returns whether it belongs to a drawing or a formula, or begins one. */
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

  /** HTML elements end unclosed drawings, up to the HTML around them. */
  #breakOut(tag: number): void {
    if (tag >= FIRST_BREAKING_TAG) while (this.isInside) this.#open.pop();
  }
}
