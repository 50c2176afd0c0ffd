import { journalLine, type JournalEntry } from '../../emulator/service/journal.ts';

/** The journal as lines that are the same for the same requests. */
export function formatJournal(entries: readonly JournalEntry[]): string {
  return entries.map((entry) => `${journalLine(entry)}\n`).join('');
}
