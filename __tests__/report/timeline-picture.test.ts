/** The timeline as a browser draws it: the real Mermaid, in a real Chromium. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { newRecord, type RunRecord } from '../../src/report/run-record.ts';
import { timelineOf } from '../../src/report/timeline.ts';
import { BROWSER } from '../kit/browser.ts';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';

const MERMAID = createRequire(import.meta.url).resolve('@mermaid-js/tiny/dist/mermaid.tiny.js');

const START = Date.UTC(2025, 0, 1);
const at = (seconds: number): number => START + 1_000 * seconds;

const DONE: RunRecord = {
  ...newRecord(START),
  nowMs: at(185),
  phases: [
    { phase: 'wait', startedMs: at(1), endedMs: at(121) },
    { phase: 'bundle', startedMs: at(121), endedMs: at(124) },
    { phase: 'download', startedMs: at(124), endedMs: at(170) },
    { phase: 'unpack', startedMs: at(130), endedMs: at(181) },
    { phase: 'publish', startedMs: at(181), endedMs: at(185) },
  ],
  renderingSinceMs: at(16),
};

const FAILED: RunRecord = {
  ...DONE,
  phases: [...DONE.phases.slice(0, 2), { phase: 'download', startedMs: at(124), endedMs: null }],
  end: {
    result: 'error',
    failure: new Failure('download-failed', { host: 'x', attempts: 8, heldBytes: 0, lastProblem: 'x' }),
  },
};

/** What the browser draws of a diagram: the SVG without its style sheet, or the error in its place. */
function drawn(diagram: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'timeline-'));
  try {
    const page = join(folder, 'page.html');
    const text = diagram.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><pre class="mermaid">${text}</pre>
<script src="${pathToFileURL(MERMAID).href}"></script>
<script>
  mermaid.initialize({ startOnLoad: false });
  mermaid.run({ querySelector: '.mermaid' }).catch(() => undefined).finally(() => {
    for (const script of document.querySelectorAll('script, style')) script.remove();
    document.body.append('drawn to its end');
  });
</script>`,
    );
    const { stdout } = spawnSync(
      BROWSER,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        `--user-data-dir=${join(folder, 'profile')}`,
        '--virtual-time-budget=20000',
        '--dump-dom',
        pathToFileURL(page).href,
      ],
      { encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 26 },
    );
    expect(stdout).toContain('drawn to its end');
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** The diagram of a record, without the fence that GitHub looks for. */
function diagramOf(record: RunRecord): string {
  const [, diagram = ''] = /^```mermaid\n([^]+)\n```$/.exec(timelineOf(record)) ?? [];
  expect(diagram).not.toBe('');
  return diagram;
}

thorough(() => {
  needs('chromium', () => {
    test('draws a bar with its name for each phase of a run', () => {
      const svg = drawn(diagramOf(DONE));
      expect(svg).toContain('<svg');
      expect(svg).not.toContain('Syntax error');
      for (const name of [
        'Queue (15 s)',
        'Render (1 min 45 s)',
        'Bundle (3 s)',
        'Download (46 s)',
        'Unpack (51 s)',
        'Publish (4 s)',
      ]) {
        expect(svg).toContain(`>${name} </text>`);
      }
      expect(svg.match(/<rect [^>]*class="task /g)).toHaveLength(6);
      expect(svg).toContain('>Phases of the export</title>');
      expect(svg).not.toContain('crit');
    });

    test('marks where a run failed', () => {
      const svg = drawn(diagramOf(FAILED));
      expect(svg).not.toContain('Syntax error');
      expect(svg).toContain('>Download (1 min 1 s) </text>');
      expect(svg).toContain('>download-failed </text>');
      expect(svg.match(/class="task [^"]*crit/g)).toHaveLength(2);
      expect(svg.match(/class="task milestone/g)).toHaveLength(1);
    });

    test('reports a diagram that it cannot read: the test itself works', () => {
      expect(drawn(diagramOf(DONE).replace('Queue (15 s) :', 'Queue '))).toContain('Syntax error');
    });
  });
});
