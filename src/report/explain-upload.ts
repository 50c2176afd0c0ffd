import type { FailureFacts, UploadKind, UploadRemedy } from '../core/failure.ts';
import { formatBytes, counted } from '../text/amounts.ts';
import { quote } from '../text/words.ts';
import { howToResume, job, site, type Prose } from './run-words.ts';

export const UPLOAD_PROSE: Prose<
  'upload-unavailable' | 'upload-name-refused' | 'pages-too-large' | 'upload-failed'
> = {
  'upload-unavailable': ({ kind, why, host }, run) => [
    `Cannot upload ${UPLOADED[kind]} of ${run.domain === null ? job(run) : site(run)}: ${UNAVAILABLE[why](host)}`,
    why === 'not-github'
      ? "Leave 'upload' out, and upload the folder with the version of actions/upload-artifact that your server has."
      : "Run the action as a 'uses:' step of a workflow, which is given that access, or leave 'upload' out.",
  ],
  'upload-name-refused': ({ path, character, others }, run) => [
    `Cannot upload the site of ${job(run)} as an artifact: the name of ${quote(path)} has the character '${character}', which no artifact can hold${others === 0 ? '' : `; ${counted(others, 'more file')} like it`}`,
    "Set 'upload: bundle', which uploads the archive as it is, 'upload: pages', whose tar takes such names, or rename the page in your docs.",
  ],
  'pages-too-large': ({ bytes, limit }, run) => [
    `Cannot upload the Pages site of ${job(run)}: it is ${formatBytes(bytes)}, and GitHub deploys ${formatBytes(limit)} at most`,
    "Export fewer pages with 'paths', or publish the folder elsewhere.",
  ],
  'upload-failed': ({ kind, artifactName, problem, remedy }, run) => [
    `Cannot upload ${UPLOADED[kind]} of ${job(run)} as artifact ${quote(artifactName)}: ${problem}`,
    `${REMEDIES[remedy]} ${howToResume(run)}`,
  ],
};

/** What is uploaded, in words. */
export const UPLOADED: Readonly<Record<UploadKind, string>> = {
  site: 'the site',
  bundle: 'the archive',
  pages: 'the Pages site',
};

/** Why there is no artifact service, as one clause. */
export const UNAVAILABLE: Readonly<
  Record<FailureFacts['upload-unavailable']['why'], (host: string) => string>
> = {
  'not-github': (host) => `'${host}' is not GitHub.com and has no artifact service of this kind`,
  'no-token': () => 'the artifact service cannot be used without ACTIONS_RUNTIME_TOKEN, which is not set',
  'no-address': () => 'the artifact service has no URL: ACTIONS_RESULTS_URL is not set, or holds none',
};

const REMEDIES: Readonly<Record<UploadRemedy, string>> = {
  'free-storage': 'Delete artifacts that are no longer needed, or raise the storage limit.',
  rename: "Choose another 'artifact-name', and see that no other job of this run uploads under it.",
  'run-again': 'The cause may be temporary.',
  check: 'Check what the artifact service says.',
};
