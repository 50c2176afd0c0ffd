/** How it is measured, for the reader of the page. */
export const METHOD = `## How it is measured

Each program runs as a whole process in an empty folder, from its start to its end. For this action that is the shipped
\`dist/\`, with the inputs of a workflow: its start, its calls of the API, the download, SHA-256, unpacking with all checks,
and the rename at the end. The API is a small server on the same machine, and the job is completed at the first poll.

The archives are real: documentation packages of Debian 12, packed by \`tar\` and \`zip\`. Those of small files and of a
gigabyte are made. nginx serves them over loopback, with strong ETags and ranges.

- "20 MB/s a connection" is a proxy that sends each connection so much and no more, from the first byte on. nginx cannot
  do that: its \`limit_rate\` counts whole seconds from the start of a request, so that a range of a few megabytes is not
  slowed at all.
- "50 ms" is a proxy that adds a round trip of 50 ms: a new connection costs one, a request costs one. A connection
  starts with ten packets under way and doubles them with each round trip, as TCP does. Beyond that there is no limit.
- "TLS, 50 ms" is the same line with a certificate that the action is given as \`ca-certificate\`.

The proxies run on the same cores as what is measured. The one of 20 MB/s takes 0.22 s of processor time for 54 MB, and
this action itself 2 to 7 % more than without the limit. Where both cores are busy, that is a part of what such rows take
longer than those without a limit. The rest is the beginning: a tenth of a second passes until the first connection has
read up to where the second began, which is 10 to 17 % of a download of a second.

The calls of the API go over no slow line. The programs take turns, round after round, each time on a new file system:
on an ext4 where a tree was deleted, making files takes several times as long. After each run the files are counted; those
of small files, and of a gigabyte and more, are compared by name and SHA-256 with what was packed.
The archive is read once before each run, so that it is served from memory.
A run during which the whole machine stood still for more than half a second, as virtual ones do, is made again.

"Of the base" is the ratio of times in the same round: the median, and the least and the most in brackets. The base is the
first program of each archive: \`curl | tar\`, or \`curl -o\` and then \`unzip -q\`. CPU time is that of the process and all that
it started. The peak is the largest resident set of any one process in any round. "Store without ranges" is this action
where the store serves the whole archive only, so that one stream is all it can use. "No limit" is this action without
the slow line. Differences of less than 15 % say little.

Most rows leave the site check out, because the other programs do not look into the site. Those "with the site check" are
runs as \`action.yml\` has them, but for \`min-pages: 0\`: the packages have no page at the top. The base is \`curl | tar xz\` and then \`hyperlink --check-anchors\`, as one command.
"Peak of all" is the highest sum of the resident sets of all processes of a run, looked at a hundred times a second.`;
