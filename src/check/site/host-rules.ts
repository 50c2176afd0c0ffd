import { jsonFields } from '../../text/parsed.ts';
import { percentDecoded } from './site-address.ts';
import type { RulesFile } from '../report/finding.ts';

/** A rule as its file has it. */
interface Rule {
  readonly from: string;
  readonly to: string;
  /** `undefined`: a redirect. */
  readonly status?: unknown;
}

/** The addresses that a rule cures. */
interface Pattern {
  /** Parts of its path; `null` matches any one part. */
  readonly parts: readonly (string | null)[];
  /** Whether any rest may follow. */
  readonly isOpen: boolean;
  /** Whether it leads to a page: then a request for an image or a script does not get one. */
  readonly isOfPage: boolean;
}

/** Rules of one file, and parts of one rule, that are read. */
const RULES_MAX = 2_000;
const PARTS_MAX = 32;

/** From, parameters of the query, to, status. A rule with conditions has more. */
const REDIRECTS_LINE = /^(\/\S*)(?:\s+\w+=\S+)*\s+((?:\/|https?:)\S*)(?:\s+(\d+)!?)?(?:\s+#.*)?$/;

/** Files whose rules may cure a broken link, and their readers. A rule for some requests only cures nothing. */
const RULES_FILES: Readonly<Record<RulesFile, (text: string) => readonly Rule[]>> = {
  _redirects: (text) =>
    text.split('\n').flatMap((line) => {
      const [, from, to, status] = REDIRECTS_LINE.exec(line.trim()) ?? [];
      return from === undefined || to === undefined ? [] : [{ from, to, status }];
    }),
  'staticwebapp.config.json': (text) => ['routes', 'navigationFallback'].flatMap((key) => rulesIn(text, key)),
};

/** The rules in a list of a JSON text, or its one rule. */
function rulesIn(text: string, list: string): readonly Rule[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  return [jsonFields(json)?.[list]].flat().flatMap((entry) => {
    const rule = jsonFields(entry) ?? {};
    // A fallback is for all addresses.
    const from = list === 'navigationFallback' ? '/*' : rule['route'];
    const to = rule['redirect'] ?? rule['rewrite'];
    return typeof from === 'string' && typeof to === 'string'
      ? [{ from, to, status: rule['statusCode'] }]
      : [];
  });
}

/** The rules files of a site, for addresses that have no file. */
export class HostRules {
  readonly #rules: readonly { readonly file: RulesFile; readonly patterns: readonly Pattern[] }[];

  /** `textOf`: the text of a file of the site; empty if there is none. */
  constructor(textOf: (file: RulesFile) => string) {
    this.#rules = (Object.keys(RULES_FILES) as RulesFile[]).map((file) => {
      const rules = RULES_FILES[file](textOf(file)).filter(({ status }) => !(Number(status) >= 400));
      const byFrom = new Map(rules.map((rule) => [rule.from, rule]));
      const patterns = [...byFrom.values()].slice(0, RULES_MAX).map(patternOf);
      return { file, patterns: patterns.filter(({ parts }) => parts.length <= PARTS_MAX) };
    });
  }

  /** `path`: decoded, without a slash at its beginning. */
  ruleFor(path: string): RulesFile | null {
    const parts = partsOf(path);
    const isPage = !OTHER_FILE.test(path);
    const cures = (each: Pattern): boolean => (isPage || !each.isOfPage) && fits(each, parts);
    return this.#rules.find(({ patterns }) => patterns.some(cures))?.file ?? null;
  }
}

/** An extension that no page has; `v1.2` is a page. */
const OTHER_FILE = /\.(?!html?$)[a-z]\w{0,9}$/i;

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** `*`, `:name*` and `(.*)` stand for any rest, `:name` for one part of a path. */
function patternOf({ from, to }: Rule): Pattern {
  const parts = partsOf(percentDecoded(from));
  const target = to.replace(/[?#].*/, '');
  const rest = parts.findIndex((part) => /^(?:\*|:\w+[*+]|(?::\w+)?\(\.[*+]\))$/.test(part));
  const fixed = rest === -1 ? parts : parts.slice(0, rest);
  return {
    parts: fixed.map((part) => (/^:\w+\??$/.test(part) ? null : part)),
    isOpen: rest !== -1,
    isOfPage: !OTHER_FILE.test(target) && !/[:$*][^/]*$/.test(target),
  };
}

function fits({ parts, isOpen }: Pattern, given: readonly string[]): boolean {
  if (isOpen ? given.length < parts.length : given.length !== parts.length) return false;
  return parts.every((part, at) => part === null || part === given[at]);
}
