/** Loaded before the action (`node --import`): Node seems to be an older one. */
Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
