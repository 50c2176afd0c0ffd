/**
 * A process that presses Ctrl+C in the console of another one, as GitHub's runner does on Windows: it attaches to that
 * console and calls GenerateConsoleCtrlEvent. By itself, because a process that does so leaves its own console, and gets the
 * event as well. Each message is the id of a process of that console.
 */
import { createRequire } from 'node:module';

interface Koffi {
  readonly load: (library: string) => { readonly func: (prototype: string) => (...args: number[]) => number };
}

const CTRL_C_EVENT = 0;
const ALL_OF_THE_CONSOLE = 0;

// Only Windows' Node under Wine has this package: e2e/wine.ts.
const kernel = (createRequire(import.meta.url)('koffi') as Koffi).load('kernel32.dll');
const freeConsole = kernel.func('int FreeConsole()');
const attachConsole = kernel.func('int AttachConsole(uint32_t)');
const generateConsoleCtrlEvent = kernel.func('int GenerateConsoleCtrlEvent(uint32_t, uint32_t)');

process.on('SIGINT', () => undefined);
process.on('message', (pid) => {
  freeConsole();
  // Without that console the process has ended.
  if (attachConsole(Number(pid)) !== 0) generateConsoleCtrlEvent(CTRL_C_EVENT, ALL_OF_THE_CONSOLE);
  // A console holds its folder until nobody is attached to it.
  freeConsole();
});
process.send?.('ready');
