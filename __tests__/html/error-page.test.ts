/** Pages without content: those that a script fills are no errors. */
import { expect, test } from '@jest/globals';
import { isErrorPage } from '../../src/html/error-page.ts';
import { pageText } from '../../src/html/page-text.ts';

const APP = '<script type="module" crossorigin src="/app.js"></script>';
const OTHERS = '<script src="https://cdn.example/a.js"></script><script src=" //cdn.example/b.js"></script>';

test.each<readonly [string, head: string, body: string, isError: boolean]>([
  ['a mount', APP, '<main id="app"></main>', false],
  ['a mount before its script', '', '<article id=root>\n</article><script defer src=app.js></script>', false],
  ['a mount beside another', APP, '<main id="app"></main><div id="modal"></div>', false],
  ['a mount without <main>', APP, '<div id="root"></div>', false],
  [
    'a mount beside what is not shown',
    `${APP}<title>App</title><style>a { color: red }</style>`,
    '<noscript><p>Turn scripts on.</p></noscript><main id="app"><!-- app --></main><template><p>x</p></template>',
    false,
  ],
  ['an empty <main>', APP, '<main></main>', true],
  ['no script', '', '<main id="app"></main>', true],
  ['scripts of other hosts only', OTHERS, '<main id="app"></main>', true],
  ['an inline script only', '', '<main id="app"></main><script>gtag("js")</script>', true],
  ['a navigation', APP, '<nav id="nav"><a id="b" href="b">b</a></nav><main id="app"></main>', true],
  ['an empty header', APP, '<header></header><main id="app"></main>', true],
  ['a footer', APP, '<main id="app"></main><footer id="foot">© Example</footer>', true],
  ['an element around it', APP, '<div id="__next"><main id="content"></main></div>', true],
  ['an element in it', APP, '<main id="app"><div class="content"></div></main>', true],
])('a page with %s', (_name, head, body, isError) => {
  const html = Buffer.from(`<!doctype html><html><head>${head}</head>\n<body>\n${body}\n</body></html>\n`);
  expect(isErrorPage('index.html', pageText(html), html)).toBe(isError);
  expect(isErrorPage('404.html', pageText(html), html)).toBe(false);
});
