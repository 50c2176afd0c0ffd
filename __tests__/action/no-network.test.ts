/** A machine with nothing but the service: no internet, no DNS, no way to download anything. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import type { CutOffRuns } from './no-route-runs.ts';
import { runCutOff } from './no-route.ts';

const LONGEST_MS = 60_000;

needs('a network namespace', () => {
  test(
    'the three actions need only the services that they are given, and contact nothing else',
    async () => {
      const runs = (await runCutOff(join(import.meta.dirname, 'no-route-runs.ts'))) as CutOffRuns;
      const green = { exitCode: 0, errors: [], warnings: [] };

      expect(runs.export).toMatchObject({ ...green, outputs: { result: 'success', 'file-count': '7' } });
      const [first, ...rest] = runs.export.asked;
      expect(first).toBe('start 202');
      expect(new Set(rest)).toEqual(new Set(['status 200', 'bundle 200', 'store 200']));
      expect(runs.upload.names).toEqual(['github-pages']);
      expect(new Set(runs.upload.calls)).toEqual(
        new Set(['ListArtifacts', 'CreateArtifact', 'block', 'blocklist', 'FinalizeArtifact']),
      );

      expect(runs.agentJob).toMatchObject({ ...green, outputs: { result: 'success', status: 'completed' } });
      expect(new Set(runs.agentJob.asked)).toEqual(new Set(['agent 200']));

      expect(runs.emulated).toMatchObject({ ...green, outputs: { result: 'success' } });

      // A run goes on without an optional resource, but the system counts the request all the same.
      expect(runs.attempts).toEqual({ unroutable: 0, datagrams: 0 });
      expect(runs.attemptsOnPurpose.unroutable).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
