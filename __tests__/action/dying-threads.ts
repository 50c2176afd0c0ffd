/** Loaded before the action, and before each of its threads (`node --import`): the threads do not get far. */
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) throw new Error('planted in a thread');
