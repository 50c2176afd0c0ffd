import { OptionError, parseCommandLine } from './cli/cli-options.ts';
import { helpText, requestLine, welcomeText } from './cli/cli-text.ts';
import { codeOf, messageOf } from './system/error-code.ts';
import { startEmulator } from './server.ts';

const say = (text: string): void => void process.stdout.write(text);

try {
  const options = parseCommandLine(process.argv.slice(2));
  if (options === 'help') say(helpText());
  else {
    // Open downloads and the files of the emulator end with the process. npm and a shell may both pass a signal on: the second
    // one must not end it while it removes its files.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
    const emulator = await startEmulator({
      ...options,
      onRequest: (entry) => {
        say(requestLine(entry));
      },
    });
    const scenario = typeof options.scenario === 'string' ? options.scenario : 'ok';
    say(welcomeText(emulator, scenario));
  }
} catch (error) {
  const inUse = codeOf(error) === 'EADDRINUSE';
  const message = inUse ? `Cannot listen: ${messageOf(error)}. Give another --port.` : messageOf(error);
  process.stderr.write(`${message}\n`);
  process.exitCode = inUse || error instanceof OptionError ? 2 : 1;
}
