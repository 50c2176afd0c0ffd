/** The method, for readers of the page. */
export const METHOD = `## How it is measured

Each program runs as a whole process in an empty folder. For this action that is the shipped \`dist/\` with the inputs of a
workflow: start, calls of the API, download, SHA-256, unpacking with all checks, and the rename at the end. The API is a
small server on the same machine, and the job is completed at the first poll.

The archives are documentation packages of Debian 12, packed by \`tar\` and \`zip\`. Those of small files and of a gigabyte are
made. nginx serves them over loopback, with strong ETags and ranges.

- **20 MB/s per connection**: a proxy limits each connection from its first byte on. \`limit_rate\` of nginx counts whole
  seconds, so it does not slow a range of a few megabytes.
- **50 ms**: a proxy adds a round trip of 50 ms to each connection and each request. A connection starts with ten packets
  under way and doubles them with each round trip, as TCP does.
- **TLS, 50 ms**: the same, with a certificate that the action gets as \`ca-certificate\`.

The proxies run on the same cores as the programs. The calls of the API take no slow line.

The programs take turns, round after round. Each run has a new file system: on an ext4 where a tree was deleted, creating
files takes several times as long. The archive is read once before, so that it is served from memory. After each run the
files are counted; small files, and those of a gigabyte and more, are compared by name and SHA-256. A run during which the
machine stood still for over half a second is repeated.

The base is \`curl | tar\`, or \`curl -o\` and then \`unzip -q\`. "Of the base" is the ratio of times in the same round: the
median, with the least and the most in brackets. Differences of less than 15 % say little. CPU time counts the process and
all that it started. The peak is the largest resident set of any one process in any round. "Store without ranges" is this
action with a store that serves whole archives only.

Most rows have \`check: off\`, because the other programs do not look into the site. Rows "with the site check" have the
defaults of \`action.yml\`, except \`min-pages: 0\`: the packages have no page at the top. Their base is \`curl | tar xz\` and
then \`hyperlink --check-anchors\`. "Peak of all" is the highest sum of the resident sets of all processes of a run, read a
hundred times per second.`;
