// Examples that tell people which pages have changed, run after run, with titles that nobody should trust.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtifactService } from '../../__tests__/action/artifact-service.ts';
import { servePages, type Pages } from '../live-sites.ts';
import type { Site } from '../site-versions.ts';
import { pagesArtifact, withArtifacts } from './artifacts.ts';
import { callsIn, stepOf, type Case, type Place } from './case.ts';
import { runner, type Round } from './changes.ts';

const HOSTILE = '@octocat <img src=x> #1 [x](https://evil.example) `$(touch pwned)`';
const MARKER = '<!-- docs-pages -->\n';

const page = (title: string, text: string, script = 'a'): Buffer => {
  const escaped = title.replace(/</g, '&lt;');
  return Buffer.from(
    `<!doctype html><title>${escaped}</title><main>${text}</main><script src="${script}.js"></script>`,
  );
};

const FIRST: Site = new Map([
  ['index.html', page('Home', 'Welcome')],
  ['guide.html', page(HOSTILE, 'How to')],
  ['about.html', page('About', 'About us')],
  ['old name.html', page('Moving', 'The same text')],
  ['a.js', Buffer.from('a')],
]);
const REBUILT: Site = new Map([
  ...FIRST,
  ['index.html', page('Home', 'Welcome', 'b')],
  ['b.js', Buffer.from('b')],
]);
const CHANGED: Site = new Map([...REBUILT, ['guide.html', page(HOSTILE, 'How not to')]]);
const GONE: Site = new Map(
  [...CHANGED, ['new name.html', page('Moving', 'The same text')] as const].filter(
    ([name]) => name !== 'guide.html' && name !== 'old name.html',
  ),
);

interface Host {
  readonly pages: Pages;
  /** The next deployment is of these. */
  readonly deploys: (artifacts: ArtifactService) => void;
}

async function withHost<T>(place: Place, use: (host: Host) => Promise<T>): Promise<T> {
  let artifacts: ArtifactService | null = null;
  const pages = await servePages(place.folder, () => {
    assert.ok(artifacts !== null);
    return pagesArtifact(artifacts);
  });
  try {
    return await use({ pages, deploys: (newest) => void (artifacts = newest) });
  } finally {
    pages.close();
  }
}

interface Told {
  readonly calls: readonly (readonly string[])[];
  /** What was sent as a file; empty: nothing. */
  readonly body: string;
}

/** Runs an example once more, where Pages serves what was deployed last; what GitHub was told. */
function teller(place: Place, example: string, host?: Host) {
  const pages = host === undefined ? {} : { E2E_PAGES: host.pages.url };
  const run = runner(place, { example, env: { E2E_CACHES: join(place.folder, 'caches'), ...pages } });
  let runs = 0;
  return async (round: Round): Promise<Told> => {
    runs += 1;
    const folder = join(place.folder, String(runs));
    return withArtifacts((artifacts) => {
      host?.deploys(artifacts);
      return run({ ...round, env: { ...artifacts.env, ...round.env } }, (done) => {
        assert.ok(done.ok, `run ${runs} is green`);
        if (host !== undefined) {
          assert.deepEqual([...host.pages.deployed().keys()].toSorted(), [...round.site.keys()].toSorted());
          assert.equal(stepOf(done, 'publish', 'Verify what readers get').outputs['result'], 'success');
        }
        const body = join(folder, 'calls.body');
        const calls = callsIn(folder).filter(([program]) => program === 'gh');
        return { calls, body: existsSync(body) ? readFileSync(body, 'utf8') : '' };
      });
    });
  };
}

/** Makes the newest manifest in the caches one of a version that knew no texts, so that pages cannot be compared. */
function dropTexts(place: Place): void {
  const caches = join(place.folder, 'caches');
  const newest = join(caches, readdirSync(caches).toSorted().at(-1) ?? '');
  for (const name of readdirSync(newest)) {
    const file = join(newest, name);
    const isText = (key: string): boolean => key === 'title' || key === 'textSha256';
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
      isText(key) ? undefined : value,
    );
    writeFileSync(file, JSON.stringify(manifest));
  }
}

function assertHarmless(text: string): void {
  for (const mark of ['@octocat', '<img', '](https://evil']) assert.ok(!text.includes(mark), `no ${mark}`);
}

const comment: Case = {
  name: 'examples/pages-comment.yml',
  play: (place) =>
    withHost(place, async (host) => {
      const tell = teller(place, 'pages-comment.yml', host);
      const env = { E2E_PULLS: '[{"number": 7}]' };
      assert.deepEqual(
        await tell({ site: FIRST, env }),
        { calls: [], body: '' },
        'there is nothing to compare with',
      );
      assert.deepEqual(await tell({ site: REBUILT, env }), { calls: [], body: '' }, 'no page has changed');

      const { calls, body } = await tell({ site: CHANGED, env });
      assert.deepEqual(
        calls.map(([, ...words]) => words.slice(0, 3).join(' ')).filter((call) => !call.startsWith('api')),
        ['pr comment 7'],
      );
      assert.ok(body.startsWith(MARKER));
      assert.ok(body.includes('guide') && !body.includes('about'), 'it names the page');
      assertHarmless(body);

      const others = [
        { id: 3, user: { type: 'User' }, body: MARKER },
        { id: 4, user: { type: 'Bot' }, body: 'Another bot' },
        { id: 5, user: { type: 'Bot' }, body: `${MARKER}Old` },
      ];
      const again = await tell({ site: GONE, env: { ...env, E2E_COMMENTS: JSON.stringify(others) } });
      const last = again.calls.at(-1) ?? [];
      assert.deepEqual(last.slice(0, 5), [
        'gh',
        'api',
        '--method',
        'PATCH',
        'repos/example/docs/issues/comments/5',
      ]);
      assert.ok(again.body.startsWith(MARKER));
      assertHarmless(again.body);

      dropTexts(place);
      const unknown = await tell({ site: CHANGED, env });
      assert.deepEqual(unknown, { calls: [], body: '' }, 'it is not known which pages have changed');

      const pushed = await tell({ site: FIRST, env: { E2E_PULLS: '[]' } });
      assert.equal(pushed.body, '', 'a push without a pull request');
      return 'a merge that changes pages gets one comment, and another run changes it';
    }),
};

const issue: Case = {
  name: 'examples/removed-pages-issue.yml',
  play: async (place) => {
    const inTurn = teller(place, 'removed-pages-issue.yml');
    const tell = (site: Site): Promise<Told> => inTurn({ site, event: 'workflow_dispatch' });
    assert.deepEqual(await tell(FIRST), { calls: [], body: '' }, 'there is nothing to compare with');
    assert.deepEqual(await tell(CHANGED), { calls: [], body: '' }, 'no page is gone');

    const { calls, body } = await tell(GONE);
    assert.deepEqual(
      calls.map((call) => call.slice(0, 5)),
      [['gh', 'issue', 'create', '--title', 'Pages of the docs are gone']],
    );
    const lines = body.split('\n');
    assert.deepEqual(lines.slice(1), [
      '',
      `    guide.html is gone: ${HOSTILE}`,
      '    old name.html has moved to new name.html: Moving',
      '',
    ]);
    assert.deepEqual(await tell(GONE), { calls: [], body: '' }, 'it is told once');

    dropTexts(place);
    const fewer = new Map([...GONE].filter(([name]) => name !== 'about.html' && name !== 'b.js'));
    const unknown = await tell(fewer);
    assert.deepEqual(unknown.body.split('\n').slice(2), ['    about.html is gone: no title', '']);
    return 'pages that are gone or have moved open an issue, once';
  },
};

export const PAGES: readonly Case[] = [comment, issue];
