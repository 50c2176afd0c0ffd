import { serveOpening } from './disk/opening-worker.ts';

serveOpening();
