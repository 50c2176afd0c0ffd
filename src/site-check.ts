import { serveCheck } from './disk/check-worker.ts';

serveCheck();
