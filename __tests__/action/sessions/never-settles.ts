import { session } from './session.ts';

await session(() => new Promise(() => undefined));
