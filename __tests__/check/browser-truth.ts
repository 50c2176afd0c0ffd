/** Decides whether pages are faulty: a browser that opens them, and the server that it uses. */
import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { codeBlock } from '../../e2e/code-blocks.ts';
import { startNginx } from '../hosting/nginx.ts';
import { startBrowser, type Tab } from '../kit/browser.ts';
import type { Readers } from './planted-pages.ts';

export interface PageToJudge {
  /** From the site's root. */
  readonly path: string;
  readonly readers: Readers;
}

export interface JudgedSite {
  /** The site's own host, which the browser resolves. */
  readonly host: string;
  readonly root: string;
  /** For files of the server. */
  readonly scratch: string;
}

/** Tabs that are open at a time: most of the time they wait for the last request to end. */
const TABS = 6;

interface Screen {
  readonly width: number;
  readonly deviceScaleFactor: number;
  readonly scheme: 'light' | 'dark';
}

const USUAL: Screen = { width: 1200, deviceScaleFactor: 1, scheme: 'light' };
const SCREENS: readonly Screen[] = [
  USUAL,
  { width: 2400, deviceScaleFactor: 2, scheme: 'dark' },
  { width: 400, deviceScaleFactor: 1, scheme: 'light' },
];
/** High enough to show all of a page at once, so that nothing is loaded lazily. */
const HEIGHT = 2000;

/** The faults of each page, in the browser's words; empty for a page without a fault. */
export async function judgePages(
  pages: readonly PageToJudge[],
  { host, root, scratch }: JudgedSite,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const nginx = await startNginx(codeBlock('docs/hosting.md', 'nginx', 'nginx'), root, scratch);
  const sockets = createServer((client) => {
    const server = connect(nginx.socket);
    for (const socket of [client, server]) socket.on('error', () => socket.destroy());
    client.pipe(server).pipe(client);
  });
  sockets.listen(0, '127.0.0.1');
  await once(sockets, 'listening');
  const browser = await startBrowser({ [host]: `127.0.0.1:${(sockets.address() as AddressInfo).port}` });
  try {
    const judged = new Map<string, readonly string[]>();
    const waiting = [...pages];
    const work = async (): Promise<void> => {
      const judge = new PageJudge(await browser.newTab(), host);
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift())
        judged.set(page.path, await judge.faults(page));
    };
    await Promise.all(Array.from({ length: TABS }, work));
    return judged;
  } finally {
    await browser.close();
    sockets.close();
    await nginx.close();
  }
}

class PageJudge {
  readonly #tab: Tab;
  readonly #host: string;
  // What the tab has: setting it again takes processor time for each page.
  #hasScripts = true;
  #screen: Screen | null = null;

  constructor(tab: Tab, host: string) {
    this.#tab = tab;
    this.#host = host;
  }

  async faults({ path, readers }: PageToJudge): Promise<readonly string[]> {
    const url = `http://${this.#host}/${path}`;
    const found = new Set<string>();
    await this.#allowScripts(readers !== 'no scripts');
    for (const screen of readers === 'screens' ? SCREENS : [USUAL]) {
      await this.#show(screen);
      for (const failed of await this.#tab.open(url))
        if (this.#isOurs(failed.url)) found.add(`${failed.why} ${failed.url}`);
      const { addresses, emptyParts } = await this.#tab.evaluate<Asked>(ASKED);
      for (const part of emptyParts) found.add(`shows nothing: ${part}`);
      for (const address of addresses) {
        const fault = await this.#faultOf(address);
        if (fault !== null) found.add(`${fault} ${address}`);
      }
    }
    return [...found];
  }

  async #allowScripts(areAllowed: boolean): Promise<void> {
    if (areAllowed === this.#hasScripts) return;
    this.#hasScripts = areAllowed;
    await this.#tab.command('Emulation.setScriptExecutionDisabled', { value: !areAllowed });
  }

  async #show(screen: Screen): Promise<void> {
    if (screen === this.#screen) return;
    this.#screen = screen;
    const { width, deviceScaleFactor, scheme } = screen;
    const metrics = { width, height: HEIGHT, deviceScaleFactor, mobile: false };
    await this.#tab.command('Emulation.setDeviceMetricsOverride', metrics);
    await this.#tab.command('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-color-scheme', value: scheme }],
    });
  }

  #isOurs(address: string): boolean {
    const url = URL.parse(address);
    return url !== null && /^https?:$/.test(url.protocol) && url.host === this.#host;
  }

  /** The problem of a reader who opens an address: `null` for none, or for another host. */
  async #faultOf(address: string): Promise<string | null> {
    if (!URL.canParse(address)) return 'no address';
    if (!this.#isOurs(address)) return null;
    // This server has no certificate. The host is the same.
    const url = address.replace(/^https:/, 'http:');
    const head = `fetch(${JSON.stringify(url)}, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status)`;
    const status = await this.#tab.evaluate<number>(head);
    if (status >= 400) return String(status);
    if (!url.includes('#')) return null;
    const before = await this.#tab.evaluate<string>('location.href');
    await this.#tab.open(url);
    const finds = await this.#tab.evaluate<boolean>(FINDS);
    await this.#tab.open(before);
    return finds ? null : 'no such place:';
  }
}

interface Asked {
  readonly addresses: readonly string[];
  readonly emptyParts: readonly string[];
}

/**
 * In the page: where its links, forms, icons and manifests lead, as the browser resolves them. Frames with their content
 * in an attribute and shadow roots are parts of it. And parts of drawings that are shown and are not there.
 */
const ASKED = `(async () => {
  const addresses = [];
  const emptyParts = [];
  const resolved = (address, base) => URL.canParse(address, base) ? new URL(address, base).href : address;
  const look = async (root) => {
    for (const element of root.querySelectorAll('*')) {
      const is = (selector) => element.matches(selector);
      const svgHref = () => resolved(element.href.baseVal, element.baseURI);
      if (is('a[href], area[href]')) addresses.push(typeof element.href === 'string' ? element.href : svgHref());
      else if (element.localName === 'a' && element.href?.baseVal) addresses.push(svgHref());
      if (is('form[action]')) addresses.push(element.action);
      if (is('button[formaction], input[formaction]')) addresses.push(element.formAction);
      if (is('link[rel~=icon], link[rel~=apple-touch-icon], link[rel~=manifest]')) addresses.push(element.href);
      if (is('link[rel~=manifest]')) {
        const manifest = await fetch(element.href).then((answer) => answer.json()).catch(() => null);
        const icons = Array.isArray(manifest?.icons) ? manifest.icons : [];
        for (const icon of icons) if (icon?.src) addresses.push(resolved(icon.src, element.href));
      }
      if (element.localName === 'use' && element.getBBox().width === 0) emptyParts.push(element.href.baseVal);
      if (element.shadowRoot !== null) await look(element.shadowRoot);
      if (is('iframe[srcdoc]')) await look(element.contentDocument);
    }
  };
  await look(document);
  return { addresses: [...new Set(addresses)], emptyParts };
})()`;

/** Runs in the page: whether the browser has found the target of the fragment, the top of the page included. */
const FINDS = `(async () => {
  if (location.hash === '' || document.querySelector(':target') !== null) return true;
  if (document.contentType !== 'text/html') return false;
  document.documentElement.style.minHeight = '9000px';
  scrollTo(0, 500);
  const link = document.createElement('a');
  link.href = location.hash;
  document.documentElement.append(link);
  link.click();
  for (let turn = 0; turn < 20 && scrollY !== 0; turn += 1) await new Promise((next) => setTimeout(next, 5));
  return scrollY === 0;
})()`;
