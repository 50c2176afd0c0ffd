/** Lines of a text that is walked through from its beginning: each line end is looked at once. */
export class LineCounter {
  readonly #text: string;
  #line: number;
  #next: number;

  /** `firstLine`: the number of the text's first line. */
  constructor(text: string, firstLine = 1) {
    this.#text = text;
    this.#line = firstLine;
    this.#next = text.indexOf('\n');
  }

  /** The line of a character, counted from `firstLine`. Positions must not go back. */
  lineAt(position: number): number {
    while (this.#next !== -1 && this.#next < position) {
      this.#line += 1;
      this.#next = this.#text.indexOf('\n', this.#next + 1);
    }
    return this.#line;
  }
}
