/**
 * Loaded before the action and each of its threads (`node --import`): prints which of its own files were loaded
 * beyond the first, in lines such as `loaded file: main/123.index.js`.
 */
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, nextLoad) => {
    const [, file = ''] = /\/dist\/(.+)$/.exec(url) ?? [];
    if (file !== '' && file !== 'main/index.js') writeSync(2, `loaded file: ${file}\n`);
    return nextLoad(url, context);
  },
});
