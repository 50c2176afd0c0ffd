/**
 * Reads a JSON object that holds one long list of objects, piece by piece as its text arrives: no more than one object
 * of the list is in memory at a time. What is no JSON throws a `SyntaxError`.
 */
export class JsonListReader {
  readonly #key: string;
  readonly #take: ListTaker;
  /** The text, with one `0` for as many objects of the list as have nothing but a comma between them. */
  #frame = '';
  /** What stands in the list since its beginning or its last object. */
  #gap = '';
  #element = '';
  #count = 0;
  #depth = 0;
  #state: 'in-frame' | 'in-list' | 'in-element' = 'in-frame';
  #inString = false;
  #isEscaped = false;
  /** The last string at depth 1, with its quotes, or the beginning of a longer one. */
  #lastString = '';

  /** `list` is the name of the list, of letters only. `take` is given its objects in their order. */
  constructor(list: string, take: ListTaker) {
    this.#key = `"${list}"`;
    this.#take = take;
  }

  write(piece: string): void {
    /** Where the part begins that is neither in the frame nor in the element yet. */
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const mark = piece.charCodeAt(at);
      if (this.#inString) {
        this.#seeInString(mark);
        continue;
      }
      switch (mark) {
        case QUOTE:
          this.#inString = true;
          if (this.#depth === 1) this.#lastString = '"';
          break;
        case OPEN_LIST:
          if (this.#depth === 1 && this.#lastString === this.#key && this.#state === 'in-frame') {
            this.#frame += piece.slice(from, at + 1);
            from = at + 1;
            this.#state = 'in-list';
          }
          this.#depth += 1;
          break;
        case OPEN_OBJECT:
          this.#depth += 1;
          if (this.#state !== 'in-list' || this.#depth !== 3) break;
          this.#count += 1;
          this.#gap += piece.slice(from, at);
          if (this.#count === 1 || !COMMA.test(this.#gap)) this.#frame += `${this.#gap}0`;
          this.#gap = '';
          from = at;
          this.#state = 'in-element';
          break;
        case CLOSE_LIST:
        case CLOSE_OBJECT:
          this.#depth -= 1;
          if (this.#state === 'in-list' && this.#depth === 1) {
            this.#frame += this.#gap + piece.slice(from, at);
            this.#gap = '';
            from = at;
            this.#state = 'in-frame';
          }
          if (this.#state !== 'in-element' || this.#depth !== 2) break;
          this.#take(parseObject(this.#element + piece.slice(from, at + 1)), this.#count);
          this.#element = '';
          from = at + 1;
          this.#state = 'in-list';
      }
    }
    if (this.#state === 'in-element') this.#element += piece.slice(from);
    else if (this.#state === 'in-list') this.#gap += piece.slice(from);
    else this.#frame += piece.slice(from);
  }

  /** The object, with one `0` for all objects of the list, if it holds nothing else; and how many were taken. */
  end(): { readonly json: unknown; readonly count: number } {
    return { json: JSON.parse(this.#frame + this.#gap + this.#element) as unknown, count: this.#count };
  }

  #seeInString(mark: number): void {
    if (this.#depth === 1 && this.#lastString.length <= this.#key.length)
      this.#lastString += String.fromCharCode(mark);
    if (this.#isEscaped) this.#isEscaped = false;
    else if (mark === BACKSLASH) this.#isEscaped = true;
    else if (mark === QUOTE) this.#inString = false;
  }
}

/** `number` counts the objects, from 1. */
type ListTaker = (element: JsonObject, number: number) => void;
type JsonObject = Readonly<Record<string, unknown>>;

/** Text that begins with `{`: whatever is no object is no JSON either. */
const parseObject = (text: string): JsonObject => JSON.parse(text) as JsonObject;

const COMMA = /^[ \t\r\n]*,[ \t\r\n]*$/;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
];
