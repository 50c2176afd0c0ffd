import type { Rules, Step } from './rules.ts';
import type { Job } from './state.ts';

export interface Progress {
  readonly status: string;
  readonly progress?: unknown;
  readonly pageCount?: unknown;
  readonly error: string | null;
  readonly over: boolean;
  readonly endedAt: number | null;
}

/** How far a job is. It depends on the time since its start, or on the number of polls when steps are given. */
export function progressOf(rules: Rules, job: Job, now: number): Progress {
  if (rules.steps !== undefined)
    return atStep(rules, rules.steps[Math.min(job.polls, rules.steps.length - 1)], now);
  const pages = job.paths?.length ?? rules.pages;
  const rendering = now - job.createdAt - rules.queueMs;
  if (rendering < 0)
    return { status: 'queued', ...figures(rules, 0, 0), error: null, over: false, endedAt: null };
  if (rendering < rules.renderMs || rules.ends === 'never') {
    const share = Math.min(0.99, rendering / Math.max(1, rules.renderMs));
    const shown = figures(rules, share, Math.floor(share * pages));
    return { status: 'running', ...shown, error: null, over: false, endedAt: null };
  }
  const endedAt = job.createdAt + rules.queueMs + rules.renderMs;
  if (rules.ends === 'completed') {
    return { status: 'completed', ...figures(rules, 1, pages), error: null, over: true, endedAt };
  }
  const half = figures(rules, 0.5, Math.floor(pages / 2));
  return { status: 'failed', ...half, error: rules.error, over: true, endedAt };
}

/** The steps of a job that is queued for some polls, runs for some, then ends. */
export function stepsFor(rules: Rules, polls: { queued: number; running: number }): Step[] {
  const steps: Step[] = Array.from({ length: polls.queued }, () => ({
    status: 'queued',
    ...figures(rules, 0, 0),
  }));
  for (let done = 0; done < polls.running; done += 1) {
    const share = (done + 1) / (polls.running + 1);
    steps.push({ status: 'running', ...figures(rules, share, Math.floor(share * rules.pages)) });
  }
  if (rules.ends === 'completed') steps.push({ status: 'completed', ...figures(rules, 1, rules.pages) });
  if (rules.ends === 'failed') {
    steps.push({ status: 'failed', ...figures(rules, 0.5, Math.floor(rules.pages / 2)), error: rules.error });
  }
  if (rules.ends === 'never') steps.push({ status: 'running', ...figures(rules, 0.99, rules.pages) });
  return steps;
}

function atStep(rules: Rules, step: Step | undefined, now: number): Progress {
  const { status = 'queued', progress, pageCount, error = null } = step ?? {};
  const over = status === 'completed' || status === 'failed';
  const pages = pageCount ?? (status === 'completed' ? rules.pages : undefined);
  return {
    status,
    ...(progress === undefined ? {} : { progress }),
    ...(pages === undefined ? {} : { pageCount: pages }),
    error,
    over,
    endedAt: over ? now : null,
  };
}

/** Progress and page count in the types that the rules set, because the contract leaves them open. */
function figures(rules: Rules, share: number, pages: number): { progress?: unknown; pageCount?: unknown } {
  const percent = Math.floor(share * 100);
  switch (rules.progressAs) {
    case 'number':
      return { progress: percent, pageCount: pages };
    case 'fraction':
      return { progress: share, pageCount: pages };
    case 'text':
      return { progress: `${percent}% (${pages} of ${rules.pages} pages)`, pageCount: String(pages) };
    case 'nothing':
      return {};
  }
}
