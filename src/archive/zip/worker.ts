import { serveUnpacking } from './thread.ts';

serveUnpacking();
