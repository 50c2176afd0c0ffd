import { describe, expect, test } from '@jest/globals';
import type { Inputs } from '../../src/export/inputs.ts';
import { draftReports, inspectSite } from '../../src/site/inspect-site.ts';
import type { PageTexts } from '../../src/site/page-texts.ts';
import type { SiteOptions } from '../../src/site/site-inputs.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { ANY_SITE } from '../kit/inputs.ts';
import { listedSite, previousSite } from '../kit/listed-site.ts';
import { scriptedStaging, SITE_CONTENTS, unpackedSite } from '../kit/scripted-staging.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const JOB = { kind: 'start', domain: 'docs.example.com', version: 'v7', paths: null } as const;

function inspecting(care: Partial<SiteOptions>) {
  const events = eventLog();
  const staging = scriptedStaging();
  const clock = new VirtualClock();
  const inputs = { job: JOB, ...ANY_SITE, ...care } as unknown as Inputs;
  return {
    events,
    staging,
    run: (texts: PageTexts | null = null, siteUrl: string | null = null) => {
      const ports = { drafts: staging.drafts, clock, emit: events.emit };
      const site = unpackedSite();
      const { changes } = inspectSite(site, inputs, ports);
      const uploadPath = inputs.comparison === null ? null : '/t/upload';
      return draftReports(
        {
          files: site,
          changes,
          texts,
          repeated: [],
          siteUrl,
          addressStyle: { pages: 'html', folders: null },
        },
        { ...inputs, jobId: 'job-1', uploadPath },
        ports,
      );
    },
  };
}

const BEFORE = previousSite({ 'index.html': '<h1>Old</h1>', 'a/b.html': '<h1>B</h1>', 'gone.html': 'x' });
const COMPARISON = { path: '/w/live.json', previous: BEFORE, maxInvalidations: 100 };

describe('an unpacked site', () => {
  test('has an event with its digest and pages, and files are drafted only on demand', () => {
    const one = inspecting({});
    expect(one.run()).toBeNull();
    const { contentDigest } = listedSite(SITE_CONTENTS);
    expect(one.events.all).toEqual([{ kind: 'site-listed', contentDigest }]);
    expect(one.staging.did).toEqual([]);
  });

  test('has a draft of its manifest, with the known values of the run', () => {
    const one = inspecting({ manifestPath: '/w/m.json' });
    expect(one.run()).toEqual({
      manifestPath: '/w/m.json',
      changesPath: null,
      uploadPath: null,
      invalidationPath: null,
      pagesPath: null,
    });
    expect(JSON.parse(one.staging.texts.get('/w/m.json') ?? '')).toMatchObject({
      domain: 'docs.example.com',
      jobId: 'job-1',
      version: 'v7',
      addressStyle: { pages: 'html', folders: null },
      files: [{ path: 'a/b.html' }, { path: 'a/c.css' }, { path: 'index.html' }],
    });
  });

  test('is compared, and the lists are drafted', () => {
    const one = inspecting({ comparison: COMPARISON });
    expect(one.run()).toEqual({
      manifestPath: null,
      changesPath: '/t/changes.json',
      uploadPath: '/t/upload',
      invalidationPath: '/t/invalidations.txt',
      pagesPath: '/t/pages.md',
    });
    expect(one.events.of('site-compared')).toEqual([
      {
        kind: 'site-compared',
        manifest: '/w/live.json',
        isFirst: false,
        added: 1,
        changed: 1,
        removed: 1,
        otherDomain: null,
        isPart: true,
      },
    ]);
    expect(one.staging.texts.get('changes.txt')).toBe('A\ta/c.css\nM\tindex.html\nD\tgone.html\n');
    expect(one.staging.texts.get('invalidations.txt')).toBe('/\n/a/c.css\n/gone\n/gone.html\n/index.html\n');
    expect(JSON.parse(one.staging.texts.get('changes.json') ?? '')).toMatchObject({
      previousContentDigest: BEFORE.contentDigest,
    });
  });

  test('has pages at the address that it gives itself, else at that of the service', () => {
    const before = new Map([['index.html', { title: null, textSha256: null }]]);
    const previous = previousSite({ 'index.html': 'x' }, before);
    const one = inspecting({ comparison: { ...COMPARISON, previous } });
    one.run(new Map(), 'https://example.com/docs/');
    one.run(new Map());
    expect(one.events.of('pages-compared').map(({ siteUrl }) => siteUrl)).toEqual([
      'https://example.com/docs',
      'https://docs.example.com',
    ]);
  });

  test('says why its pages are not compared', () => {
    const one = inspecting({ comparison: COMPARISON });
    one.run(new Map());
    expect(one.staging.texts.get('pages.md')).toMatch(/the previous manifest has no texts/);
    one.run();
    expect(one.staging.texts.get('pages.md')).toMatch(/could not be read/);
    expect(one.events.of('pages-compared').map(({ pages }) => pages)).toEqual(['earlier', 'now']);
  });

  test('that nothing was before is a first publication', () => {
    const one = inspecting({ comparison: { ...COMPARISON, previous: null } });
    expect(one.run()).not.toBeNull();
    expect(one.events.of('site-compared')).toMatchObject([
      { isFirst: true, added: 3, changed: 0, removed: 0 },
    ]);
  });

  test('of another domain has an event for that', () => {
    const one = inspecting({
      comparison: { ...COMPARISON, previous: { ...BEFORE, domain: 'other.example' } },
    });
    one.run();
    expect(one.events.of('site-compared')).toMatchObject([{ otherDomain: 'other.example' }]);
  });

  test('that fails its gates is refused with every reason, after the events of what is known', async () => {
    const one = inspecting({
      comparison: COMPARISON,
      manifestPath: '/w/m.json',
      gates: { minPages: 3, maxPageDrop: 10, needsIndex: true },
    });
    const facts = await failureOf(
      Promise.resolve().then(() => one.run()),
      'site-incomplete',
    );
    expect(facts.problems).toEqual([{ kind: 'min-pages', pages: 2, least: 3 }]);
    expect(one.events.all.map(({ kind }) => kind)).toEqual(['site-listed', 'site-compared']);
    expect(one.staging.did).toEqual([]);
  });
});
