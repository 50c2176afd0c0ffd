// Lists the packages in dist/ as CycloneDX: the same bytes for the same packages, wherever it runs.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';
import { LICENCES_ELSEWHERE } from './licences.ts';
import { ROOT } from './tool.ts';

const { Bom, Component, ComponentRepository, LicenseRepository, Property } = Models;
type Packages = ReadonlyMap<string, Models.Component>;

/** The file's name in dist/. */
export const SBOM = 'sbom.cdx.json';
/** The property that names a folder of dist/ with the package; one for each folder. */
export const FOLDER_PROPERTY = 'static-docs-export:dist';

type Named = Readonly<Record<string, unknown>>;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Named;
  readonly devDependencies?: Named;
  readonly optionalDependencies?: Named;
  readonly peerDependencies?: Named;
  readonly peerDependenciesMeta?: Named;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/**
 * The bill of materials as text, from the packages (absolute folders) in each folder of dist/. It has neither a time
 * nor a number of its own, which would be others at every build.
 */
export function sbomText(contents: Readonly<Record<string, readonly string[]>>): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const components = new Map<string, Models.Component>();
  // A package that is installed in several places is one package: the first place names it.
  const byAddress = new Map<string, Models.Component>();
  for (const path of [...new Set(Object.values(contents).flat())].sort()) {
    const described = describe(path, lock);
    const component = byAddress.get(String(described.purl)) ?? described;
    byAddress.set(String(described.purl), component);
    components.set(path, component);
  }
  for (const [folder, packages] of Object.entries(contents)) {
    for (const component of new Set(packages.flatMap((path) => components.get(path) ?? [])))
      component.properties.add(new Property(FOLDER_PROPERTY, folder));
  }
  const own = manifestOf(ROOT);
  const root = new Component(Enums.ComponentType.Application, own.name, {
    bomRef: own.name,
    version: own.version,
    licenses: licencesOf(own),
  });
  for (const [path, component] of [[ROOT, root] as const, ...components]) {
    for (const name of usedBy(manifestOf(path), path === ROOT)) {
      const used = components.get(resolvedFrom(path, name, components) ?? '');
      if (used !== undefined) component.dependencies.add(used.bomRef);
    }
  }
  // Some load a package that only their own development dependencies declare: it is here, so the action brings it.
  const declared = new Set([...components.values()].flatMap(({ dependencies }) => [...dependencies]));
  for (const { bomRef } of components.values()) if (!declared.has(bomRef)) root.dependencies.add(bomRef);
  const bom = new Bom({ components: new ComponentRepository(components.values()) });
  bom.metadata.component = root;
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function describe(path: string, { packages }: Lock): Models.Component {
  const manifest = manifestOf(path);
  const { name, version } = manifest;
  const place = relative(ROOT, path).split(sep).join('/');
  const component = new Component(Enums.ComponentType.Library, name, {
    // One package may be there twice, in two versions.
    bomRef: place,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`,
    licenses: licencesOf(manifest),
  });
  const [, base64] = /^sha512-(\S+)$/.exec(packages[place]?.integrity ?? '') ?? [];
  if (base64 === undefined) throw new Error(`Cannot find the checksum of ${place} in package-lock.json.`);
  component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(base64, 'base64').toString('hex'));
  return component;
}

/** As the package says it: an identifier of the SPDX list, an expression of such, or the package's own words. */
function licencesOf({ name, license = LICENCES_ELSEWHERE.get(name) }: Manifest): Models.LicenseRepository {
  if (license === undefined) return new LicenseRepository();
  const ids = license
    .replace(/[()]/g, ' ')
    .trim()
    .split(/\s+(?:AND|OR|WITH)\s+/);
  const isKnown = ids.every((id) => SPDX.isSupportedSpdxId(id));
  if (!isKnown) return new LicenseRepository([new Models.NamedLicense(license)]);
  const known = ids.length > 1 ? new Models.LicenseExpression(license) : new Models.SpdxLicense(license);
  return new LicenseRepository([known]);
}

/** The names of packages that one may load; some load what they only mention as a peer that may be there. */
function usedBy(manifest: Manifest, isOwn: boolean): readonly string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  // A package that is only used for the build may still leave code in the bundles, as the bundler does.
  const built = isOwn ? manifest.devDependencies : {};
  return Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
    ...peerDependenciesMeta,
    ...built,
  });
}

/** The folder of the package that `name` means in the package at `from`, if it is one of `packages`. */
function resolvedFrom(from: string, name: string, packages: Packages): string | null {
  const path = join(from, 'node_modules', name);
  if (packages.has(path)) return path;
  return from === ROOT || dirname(from) === from ? null : resolvedFrom(dirname(from), name, packages);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
