import { describe, expect, test } from '@jest/globals';
import { pageText } from '../../src/html/page-text.ts';
import { hasDigest } from '../../src/verify/page-digest.ts';

const page = (address: string): Buffer =>
  Buffer.from(`<title>x</title><main>Write to ${address}, please</main>`);
const digest = (address: string): string => pageText(page(address)).digest;

/** An address as Cloudflare hides it: the first byte is the key of the others. */
function hidden(address: string, key = 0x5a): string {
  return Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString('hex');
}
const element = (hex: string): string =>
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`;

describe('an e-mail address that Cloudflare has hidden', () => {
  test.each([
    ['docs@example.com', 'docs@example.com'],
    ['größe@example.com', 'größe@example.com'],
    ['a<b>&amp@example.com', 'a&lt;b>&amp;amp@example.com'],
  ])('%s is read', (address, written) => {
    for (const key of [0, 1, 0xff])
      expect(hasDigest(page(element(hidden(address, key))), digest(written))).toBe(true);
  });

  test.each([
    ['another address', element(hidden('other@example.com'))],
    ['half a byte', element(`${hidden('docs@example.com')}0`)],
    ['no address', element('')],
    ['another element', `<b data-cfemail="${hidden('docs@example.com')}">x</b>`],
    ['an element without an end', `<a data-cfemail="${hidden('docs@example.com')}">x`],
  ])('%s is not', (_, written) => {
    expect(hasDigest(page(written), digest('docs@example.com'))).toBe(false);
  });

  test('is the text itself where the export has it so', () => {
    const written = element(hidden('docs@example.com'));
    expect(hasDigest(page(`${written}<i></i>`), digest(written))).toBe(true);
  });
});
