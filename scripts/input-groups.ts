// The inputs and outputs of the root action in groups, in the order in which a reader meets them, each with an example.

/** Group → name → example. An input's example is what stands below `with:`; an output's is a value. */
export type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const INPUT_GROUPS: Groups = {
  Required: {
    domain: 'domain: docs.example.com',
    'api-url': 'api-url: https://api.example.com',
    'api-key': 'api-key: ${{ secrets.DOCS_API_KEY }}',
  },
  'Which job': {
    'job-id': 'job-id: ${{ inputs.job-id }}',
    reattach: 'reattach: true',
    'when-busy': 'when-busy: wait\ntimeout: 2h',
    version: 'version: ${{ github.sha }}',
    paths: 'paths: |\n  /guide/start\n  /guide/install',
  },
  Waiting: {
    wait: 'wait: false',
    timeout: 'timeout: 30m',
    'poll-interval': 'poll-interval: 5s',
    'max-poll-interval': 'max-poll-interval: 1m',
  },
  'Site folder': {
    'site-path': 'site-path: public/docs',
    overwrite: 'overwrite: true',
    'strip-components': 'strip-components: 1',
    extract: 'extract: false\nbundle-path: docs.tar.gz',
    'bundle-path': 'bundle-path: ${{ runner.temp }}/docs.tar.gz',
  },
  Limits: {
    'max-size': 'max-size: 500MB',
    'max-files': 'max-files: 20000',
    'min-pages': 'min-pages: 50',
    'max-page-drop': 'max-page-drop: 20\nprevious-manifest: live.json',
  },
  'What changed': {
    'manifest-path': 'manifest-path: ${{ runner.temp }}/manifest.json',
    'previous-manifest': 'previous-manifest: live.json',
    'max-invalidations': 'max-invalidations: 15\nprevious-manifest: live.json',
  },
  Check: {
    check: 'check: fail',
    hosting: 'hosting: air-gapped',
    'check-ignore': 'check-ignore: |\n  /api/**\n  missing-anchor /changelog#*',
    'check-baseline': 'check-baseline: known/check.json\ncheck: fail',
    'check-report': 'check-report: ${{ runner.temp }}/check.json',
  },
  'Hand over': {
    upload: 'upload: pages',
    'artifact-name': 'artifact-name: docs.tar.gz\nupload: bundle',
    'retention-days': 'retention-days: 7\nupload: site',
    'compression-level': "compression-level: '1'\nupload: site",
    'helm-values': 'helm-values: static-export-values.yaml\nversion: ${{ github.sha }}',
  },
  Network: {
    'ca-certificate': 'ca-certificate: .github/company-ca.pem',
  },
};

const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const WORKSPACE = '/home/runner/work/docs/docs';
const TEMP = '/home/runner/work/_temp';

export const OUTPUT_GROUPS: Groups = {
  Job: { 'job-id': 'job_0001', result: 'success', 'page-count': '412' },
  Site: {
    'site-path': `${WORKSPACE}/site`,
    'file-count': '1873',
    'site-size': '48211934',
    'content-digest': DIGEST,
  },
  'What changed': {
    changed: 'true',
    'added-count': '3',
    'changed-count': '17',
    'removed-count': '0',
    'changes-path': `${TEMP}/…/changes.json`,
    'upload-path': `${TEMP}/…`,
    'invalidation-path': `${TEMP}/…/invalidations.txt`,
    'pages-changed-count': '5',
    'pages-unknown-count': '0',
    'text-changed': 'true',
    'pages-path': `${TEMP}/…/pages.md`,
    'manifest-path': `${TEMP}/manifest.json`,
  },
  Check: { 'check-findings': '2', 'check-report': `${TEMP}/check.json` },
  Bundle: {
    'bundle-path': `${TEMP}/docs.tar.gz`,
    'bundle-size': '9120334',
    'bundle-sha256': DIGEST,
    'bundle-url': 'https://store.example.com/bundle.tar.gz?…',
    'bundle-expires-at': '2026-01-31T12:00:00Z',
  },
  'Hand over': {
    'artifact-id': '1234567890',
    'artifact-url': 'https://github.com/OWNER/docs/actions/runs/…/artifacts/…',
    'artifact-digest': DIGEST,
    'helm-values': `${WORKSPACE}/static-export-values.yaml`,
  },
};
