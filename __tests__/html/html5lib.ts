import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolder } from '../kit/shared.ts';
import { has } from '../needs.ts';

/**
 * The tokens of a browser's tokenizer for given texts, from the public project html5lib-tests, if they
 * are there (`npm run corpora` fetches them).
 */
const FOLDER = sharedFolder('html5lib-tokenizer');
/** These cases are about writing to a document, not about reading. */
const NOT_READ = 'xmlViolation.test';

export type InitialState =
  | 'Data state'
  | 'PLAINTEXT state'
  | 'RCDATA state'
  | 'RAWTEXT state'
  | 'Script data state'
  | 'CDATA section state';

/** Adjacent characters are one token. `true` at the end of a start tag: it closes itself. */
export type Token =
  | readonly [
      'DOCTYPE',
      name: string | null,
      publicId: string | null,
      systemId: string | null,
      correct: boolean,
    ]
  | readonly ['StartTag', name: string, attributes: Readonly<Record<string, string>>, selfClosing?: true]
  | readonly ['EndTag', name: string]
  | readonly ['Comment', data: string]
  | readonly ['Character', data: string];

export interface Html5libCase {
  /** The name of the file, without its ending. */
  readonly file: string;
  readonly description: string;
  readonly input: string;
  readonly initialStates: readonly InitialState[];
  /** The last start tag before the input; only its end tag ends a text. `null`: there was none. */
  readonly lastStartTag: string | null;
  readonly output: readonly Token[];
}

interface Written extends Partial<Omit<Html5libCase, 'file'>> {
  readonly description: string;
  readonly input: string;
  readonly output: readonly Token[];
  /** Characters are escaped once more, as JSON cannot hold half of a pair. */
  readonly doubleEscaped?: boolean;
}

/** All cases; empty without the data. */
export function html5libCases(): readonly Html5libCase[] {
  if (!has('the test suite of html5lib')) return [];
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.test') && name !== NOT_READ);
  return files.sort().flatMap((name) => {
    const { tests } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as {
      readonly tests: readonly Written[];
    };
    return tests.map((test) => readCase(name.replace(/\.test$/, ''), test));
  });
}

/** Throws nothing: a case without the optional fields starts in the data state. */
export function readCase(file: string, { doubleEscaped = false, ...test }: Written): Html5libCase {
  const { initialStates = ['Data state'], lastStartTag = null } = test;
  const { input, output } = doubleEscaped ? (unescaped(test) as typeof test) : test;
  return { file, description: test.description, input, initialStates, lastStartTag, output };
}

function unescaped(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
  if (Array.isArray(value)) return value.map(unescaped);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [unescaped(name), unescaped(each)]));
}
