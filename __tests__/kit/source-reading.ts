import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** The imports of one of our files and what it uses of the machine, as the compiler reads them. */
export interface SourceReading {
  readonly imports: readonly Import[];
  /** Time, chance, environment, processes, printing: as in `Date.now`, `process.env`, `setTimeout`. */
  readonly words: readonly string[];
  /** Kinds of exports that this project does not use, as clauses. */
  readonly exports: readonly string[];
}

export interface Import {
  /** A path from the project's root for our own file, any other name unchanged; `null`: it is computed. */
  readonly name: string | null;
  /** Whether it is loaded with the file: `import type` is not. */
  readonly isValue: boolean;
}

/** Names of the global scope that are never free of time, chance, environment or output. */
const GLOBALS = [
  'console',
  'fetch',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'Worker',
  'XMLHttpRequest',
];
/** Of these only some members are. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['timeout'],
  Atomics: ['wait'],
  Date: ['now'],
  Math: ['random'],
  performance: ['now', 'timeOrigin'],
  tls: ['setDefaultCACertificates', 'DEFAULT_MIN_VERSION'],
};

/** Reads the text of the file at `path` (from the project's root, with slashes). */
export function readSource(path: string, text: string): SourceReading {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const imports: Import[] = [];
  const words = new Set<string>();
  const exports: string[] = [];
  const note = (specifier: ts.Node | undefined, isValue: boolean): void => {
    const name = specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : null;
    imports.push({ name: name === null ? null : fromRoot(path, name), isValue });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      note(node.moduleSpecifier, node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier !== undefined) note(node.moduleSpecifier, !node.isTypeOnly);
      if (node.moduleSpecifier !== undefined && node.exportClause === undefined)
        exports.push('re-exports all of a file');
    } else if (ts.isImportTypeNode(node))
      note(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, false);
    else if (ts.isCallExpression(node) && loads(node.expression)) note(node.arguments[0], true);
    if (isDefaultExport(node)) exports.push('has a default export');
    const word = ts.isIdentifier(node) ? wordOf(node) : null;
    if (word !== null) words.add(word);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { imports, words: [...words].sort(), exports };
}

/** `import(…)`, `require(…)`, `createRequire(…)(…)`. */
function loads(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(callee)) return callee.text === 'require';
  return (
    ts.isCallExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'createRequire'
  );
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** What an identifier uses of the machine; `null` for a name declared in the file, a member or a key. */
function wordOf(node: ts.Identifier): string | null {
  const { parent, text } = node;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node);
  if (isMember) return isGlobalThis(parent) && isTouching(text) ? text : null;
  const named = parent as { readonly name?: ts.Node; readonly propertyName?: ts.Node };
  if ((named.name === node && !ts.isShorthandPropertyAssignment(parent)) || named.propertyName === node)
    return null;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent) || ts.isTypeQueryNode(parent)) return null;
  const member = memberOf(parent, node);
  if (GLOBALS.includes(text)) return member === null ? text : `${text}.${member}`;
  if (MEMBERS[text] !== undefined && member !== null && MEMBERS[text].includes(member))
    return `${text}.${member}`;
  if (text !== 'Date') return null;
  const isNow = ts.isNewExpression(parent)
    ? (parent.arguments ?? []).length === 0
    : ts.isCallExpression(parent);
  return isNow && (parent as ts.NewExpression).expression === node ? 'new Date' : null;
}

function isTouching(name: string): boolean {
  return GLOBALS.includes(name) || name in MEMBERS;
}

function isGlobalThis(parent: ts.Node): boolean {
  return (
    ts.isPropertyAccessExpression(parent) &&
    ts.isIdentifier(parent.expression) &&
    parent.expression.text === 'globalThis'
  );
}

/** The member that is read of an object. */
function memberOf(parent: ts.Node, node: ts.Identifier): string | null {
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return parent.name.text;
  const isKey =
    ts.isElementAccessExpression(parent) &&
    parent.expression === node &&
    ts.isStringLiteralLike(parent.argumentExpression);
  return isKey ? parent.argumentExpression.text : null;
}

function fromRoot(path: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
}

/** The TypeScript files below a folder of `root`, from there and with slashes. */
export function filesBelow(root: string, folder: string): readonly string[] {
  const all = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
}

/** Groups of files that import each other in a circle, types included. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const reach = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [...(imports.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(imports.get(next) ?? []));
    }
    return reached;
  };
  const reaches = new Map([...imports.keys()].map((file) => [file, reach(file)]));
  const inCircle = [...reaches].filter(([file, reached]) => reached.has(file)).map(([file]) => file);
  const seen = new Set<string>();
  return inCircle.flatMap((file) => {
    if (seen.has(file)) return [];
    const circle = inCircle.filter((other) => reaches.get(file)?.has(other) && reaches.get(other)?.has(file));
    for (const one of circle) seen.add(one);
    return [circle];
  });
}
