// Says whether a version can be released: node scripts/can-release.ts 1.2.3 refs/heads/main
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLED_WORKFLOWS, packageVersion as versionOfPackage, withReleaseTag } from './called-workflows.ts';
import { ROOT } from './tool.ts';

export interface Release {
  readonly version: string;
  /** As the runner names it, such as `refs/heads/main`. */
  readonly ref: string;
  readonly packageVersion: string;
  readonly changelog: string;
  /** The workflows that others call, by name. */
  readonly called: Readonly<Record<string, string>>;
  /** Tags of the repository, such as `v1.2.3`. */
  readonly tags: readonly string[];
}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** The reasons against a release, one sentence each. */
export function faultsOfRelease({
  version,
  ref,
  packageVersion,
  changelog,
  called,
  tags,
}: Release): readonly string[] {
  if (!VERSION.test(version)) return [`'${version}' is not a version. Give three numbers, such as 1.2.3.`];
  const [major = ''] = version.split('.');
  const same = tags.filter((tag) => tag.startsWith(`v${major}.`) && VERSION.test(tag.slice(1)));
  const ahead = same.find((tag) => tag.slice(1).localeCompare(version, 'en', { numeric: true }) >= 0);
  const section = changelog.split(/^(?=## )/m).find((text) => text.startsWith(`## [${version}] - `));
  const faults: readonly (string | false)[] = [
    ref !== 'refs/heads/main' && `this is ${ref}. Start the workflow on main.`,
    ahead !== undefined && `there is ${ahead} already, and v${major} would go back. Give a later version.`,
    packageVersion !== version && `package.json has ${packageVersion}. Set its version.`,
    ...Object.entries(called).flatMap(([name, text]) => [
      text !== withReleaseTag(text, version) &&
        `${name} calls actions of another version. Run 'npm run fix'.`,
      text.includes('uses: OWNER/') &&
        `${name} calls actions of OWNER. Write the account that has this repository.`,
    ]),
    !/^- /m.test(section ?? '') && `CHANGELOG.md has no '## [${version}] - DATE' with what is new in it.`,
  ];
  return faults.filter((fault) => fault !== false);
}

if (import.meta.main) {
  const [version = '', ref = ''] = process.argv.slice(2);
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const listed = spawnSync('git', ['tag', '--list'], { cwd: ROOT, encoding: 'utf8' });
  if (listed.status !== 0) throw new Error(`Cannot list the tags: ${listed.stderr}`);
  const tags = listed.stdout.split('\n');
  const called = Object.fromEntries(CALLED_WORKFLOWS.map((name) => [name, read(name)]));
  const [packageVersion, changelog] = [versionOfPackage(), read('CHANGELOG.md')];
  const faults = faultsOfRelease({ version, ref, packageVersion, changelog, called, tags });
  for (const fault of faults) process.stdout.write(`Cannot release: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
