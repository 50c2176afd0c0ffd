import { createRequire } from 'node:module';

/**
 * Stands for the package undici in the bundles (`tsconfig.bundle.json`). http-client and others import it for what our
 * runs rarely or never do, and reading and running it would take longer than all the rest of the start.
 * A name that a package imports and that is missing here fails the build.
 */
interface Undici {
  readonly ProxyAgent: new (options: unknown) => object;
  readonly fetch: (...request: readonly unknown[]) => Promise<unknown>;
}

const load = createRequire(import.meta.url);
/** The real one, which lies in a folder of `dist/` beside that of each entry. */
const undici = (): Undici => load('../undici/index.cjs') as Undici;

/** Called with `new`, as the class is: the object that a constructor returns replaces the new one. */
export function ProxyAgent(options: unknown): object {
  return new (undici().ProxyAgent)(options);
}

export function fetch(...request: readonly unknown[]): Promise<unknown> {
  return undici().fetch(...request);
}
