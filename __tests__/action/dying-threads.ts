/** Loaded before the action and each of its threads (`node --import`): the threads end at once. */
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) throw new Error('planted in a thread');
