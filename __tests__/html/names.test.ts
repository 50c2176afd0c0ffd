import { describe, expect, test } from '@jest/globals';
import { ATTRIBUTE, hashOfName, nameHash, TAG, tagOf } from '../../src/html/names.ts';

const tags = Object.entries(TAG).filter(([name]) => name !== '');

describe('the names of elements', () => {
  test.each(tags)('%s', (name, number) => {
    expect(tagOf(hashOfName(name))).toBe(number);
  });

  test('have different numbers', () => {
    expect(new Set(tags.map(([, number]) => number)).size).toBe(tags.length);
    expect(Math.max(...tags.map(([, number]) => number))).toBeLessThan(256);
  });

  test('have hashes that no other element and no attribute of HTML shares', () => {
    const others =
      'applet frameset legend map marquee meter output picture progress rb rtc path g symbol text annotation-xml mi mo';
    expect(others.split(' ').filter((name) => tagOf(hashOfName(name)) !== 0)).toEqual([]);
    expect([tagOf(0), tagOf(-1), tagOf(hashOfName('x-a'))]).toEqual([0, 0, 0]);
  });

  test('are the only known hashes', () => {
    const known = new Set(tags.map(([name]) => hashOfName(name)));
    const hashes = Array.from({ length: 200_000 }, (_, at) => Math.imul(at + 1, 0x9e3779b1));
    expect(hashes.filter((hash) => (tagOf(hash) !== 0) !== known.has(hash))).toEqual([]);
  });
});

test('attributes have hashes that no other attribute of HTML shares', () => {
  const hashes = Object.values(ATTRIBUTE);
  expect(new Set(hashes).size).toBe(hashes.length);
  const others =
    'abbr accept accept-charset accesskey align alt allow async autocomplete autofocus autoplay blocking border charset ' +
    'checked cite cols colspan color controls coords crossorigin datetime decoding default defer dir dirname ' +
    'download draggable enctype enterkeyhint fetchpriority for form formenctype formmethod formtarget headers height ' +
    'high hreflang imagesizes inert inputmode integrity is ismap itemid itemprop itemref itemscope itemtype kind ' +
    'label lang list loading loop low max maxlength media method min minlength multiple muted nonce novalidate onclick ' +
    'onload optimum pattern ping placeholder playsinline preload readonly referrerpolicy required reversed ' +
    'rows rowspan sandbox scope selected shape size sizes slot span spellcheck start step tabindex target ' +
    'translate usemap value width wrap xmlns xml:lang xmlns:xlink viewbox fill stroke d x y data-href data-src';
  expect(others.split(' ').filter((name) => hashes.includes(hashOfName(name)))).toEqual([]);
});

test('the hash of a name is computed letter by letter', () => {
  expect(nameHash(nameHash(0, 0x61), 0x62)).toBe(hashOfName('ab'));
  expect(hashOfName('ab')).not.toBe(hashOfName('ba'));
});
