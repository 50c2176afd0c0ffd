/** Loaded before the action (`node --import`): sets a umask that would make every file private. */
process.umask(0o077);

export {};
