// Shows the lines of a step as the runner does: commands obeyed, secrets masked, folded lines indented.

interface LogReader {
  /** Passes the line to `say` if the runner would show it. */
  readonly show: (line: string, say: (text: string) => void) => void;
  readonly masked: (text: string) => string;
}

/** A reader of one step's log, which learns the secrets that the step masks. */
export function logReader(): LogReader {
  const secrets = new Set<string>();
  let indent = '';
  const masked = (text: string): string =>
    // The longest first: one secret may be a part of another.
    [...secrets]
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  return {
    masked,
    show: (line, say) => {
      const [, command, raw = ''] = /^::([a-z-]+)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
      const text = raw.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
      if (command === undefined) say(indent + masked(line));
      else if (command === 'group') {
        say(`▾ ${masked(text)}`);
        indent = '    ';
      } else if (command === 'endgroup') indent = '';
      else if (command === 'add-mask')
        for (const part of text.split(/\r?\n/)) if (part !== '') secrets.add(part);
      if (command === 'error' || command === 'warning' || command === 'notice')
        say(masked(`${command.charAt(0).toUpperCase()}${command.slice(1)}: ${text}`));
    },
  };
}
