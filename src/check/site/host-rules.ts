import type { RulesFile } from '../report/finding.ts';

/** A rule of a host: addresses like this one are redirected or rewritten. */
interface Pattern {
  /** Parts of its path; `null` matches any one part. */
  readonly parts: readonly (string | null)[];
  /** Whether any rest may follow. */
  readonly isOpen: boolean;
}

/** Rules of one file, and parts of one rule, that are read. */
const RULES_MAX = 2_000;
const PARTS_MAX = 32;

/** Files whose rules may cure a broken link, and their readers. */
const RULES_FILES: Readonly<Record<RulesFile, (text: string) => readonly string[]>> = {
  _redirects: (text) =>
    text.split('\n').flatMap((line) => {
      const [from = ''] = line.trim().split(/\s/, 1);
      return from.startsWith('/') ? [from] : [];
    }),
  'netlify.toml': (text) =>
    [...text.matchAll(/^[\t ]*from[\t ]*=[\t ]*["']([^"'\n]{1,1000})["']/gm)].map(([, from = '']) => from),
  'vercel.json': (text) =>
    ['redirects', 'rewrites', 'routes'].flatMap((key) => sources(text, key, ['source', 'src'])),
  'staticwebapp.config.json': (text) => sources(text, 'routes', ['route']),
};

/** The addresses that the objects in a list of a JSON text name. */
function sources(text: string, list: string, names: readonly string[]): readonly string[] {
  try {
    const entries = (JSON.parse(text) as Readonly<Record<string, unknown>> | null)?.[list];
    return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
      const fields = Object(entry) as Readonly<Record<string, unknown>>;
      return names.map((name) => fields[name]).find((value) => typeof value === 'string') ?? [];
    });
  } catch {
    return [];
  }
}

/** The rules files of a site, for addresses that have no file. */
export class HostRules {
  readonly #rules: readonly { readonly file: RulesFile; readonly patterns: readonly Pattern[] }[];

  /** `textOf`: the text of a file of the site; empty if there is none. */
  constructor(textOf: (file: RulesFile) => string) {
    this.#rules = (Object.keys(RULES_FILES) as RulesFile[]).map((file) => {
      const rules = [...new Set(RULES_FILES[file](textOf(file)))].slice(0, RULES_MAX);
      return { file, patterns: rules.map(patternOf).filter(({ parts }) => parts.length <= PARTS_MAX) };
    });
  }

  /** `path`: decoded, without a slash at its beginning. */
  ruleFor(path: string): RulesFile | null {
    const parts = partsOf(path);
    return this.#rules.find(({ patterns }) => patterns.some((each) => fits(each, parts)))?.file ?? null;
  }
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

/** `*`, `:name*` and `(.*)` stand for any rest, `:name` for one part of a path. */
function patternOf(rule: string): Pattern {
  const parts = partsOf(rule);
  const rest = parts.findIndex((part) => /^(?:\*|:\w+[*+]|(?::\w+)?\(\.[*+]\))$/.test(part));
  const fixed = rest === -1 ? parts : parts.slice(0, rest);
  return { parts: fixed.map((part) => (/^:\w+\??$/.test(part) ? null : part)), isOpen: rest !== -1 };
}

function fits({ parts, isOpen }: Pattern, given: readonly string[]): boolean {
  if (isOpen ? given.length < parts.length : given.length !== parts.length) return false;
  return parts.every((part, at) => part === null || part === given[at]);
}
