import { serveUnpacking } from './disk/zip-thread.ts';

serveUnpacking();
