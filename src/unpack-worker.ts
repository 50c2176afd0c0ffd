import { serveUnpacking } from './disk/zip-worker.ts';

serveUnpacking();
