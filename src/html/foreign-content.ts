import { FIRST_BREAKING_TAG, TAG } from './names.ts';

/** Open elements that are kept. */
const OPEN_MAX = 256;
/** Elements of a drawing or a formula whose content may be HTML, or another drawing. */
const INTEGRATION_POINTS: readonly number[] = [TAG.foreignobject, TAG.desc, TAG.title];

/**
 * Whether markup stands in a drawing or a formula ("foreign content" of the HTML standard), by the elements that say so.
 * Which tag closes a drawing depends on all elements that are open; those are not kept.
 */
export class ForeignContent {
  /** Drawings, formulas and integration points that are open, each as its element's number. */
  readonly #open: number[] = [];

  get isInside(): boolean {
    const top = this.#open.at(-1);
    return top === TAG.svg || top === TAG.math;
  }

  /** Takes the start tag of a known element; whether it belongs to a drawing or a formula, or begins one. */
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

  /** HTML ends a drawing that was never closed, up to the HTML that the drawing stands in. */
  #breakOut(tag: number): void {
    if (tag >= FIRST_BREAKING_TAG) while (this.isInside) this.#open.pop();
  }
}
