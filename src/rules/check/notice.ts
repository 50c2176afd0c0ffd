import { counted } from '../counted.ts';
import { quote } from '../run-words.ts';
import { featureText, FURTHER_HOSTS } from './digest.ts';
import { firstPlaces, type Finding, type Place } from './finding.ts';

/** A finding in two sentences: where it shows and what is wrong, then what to do. */
export function noticeOf(finding: Finding): string {
  const [wrong, remedy] = sentences(finding);
  return `${wrong}. ${remedy}`;
}

function sentences(finding: Finding): readonly [string, string] {
  switch (finding.kind) {
    case 'broken-link':
      return [
        `${placeOf(finding)} links to ${quote(finding.target)}, where there is no page${elsewhere(finding)}`,
        similarOr(finding.similar, 'Correct the link, or export the page as well.'),
      ];
    case 'missing-anchor':
      return [
        `${placeOf(finding)} links to ${quote(`/${finding.target}#${finding.anchor}`)}, and nothing on that page has this name${elsewhere(finding)}`,
        'Correct the link, or give the heading its name back.',
      ];
    case 'missing-resource':
      return [
        `${placeOf(finding)} loads ${quote(finding.target)} (${finding.use}), which is not in the site${elsewhere(finding)}`,
        similarOr(finding.similar, 'Add the file to the docs, or remove what loads it.'),
      ];
    case 'external-load':
      return [
        `${placeOf(finding)} loads from ${hostOf(finding)}, which an air-gapped reader cannot reach${elsewhere(finding)}`,
        'Serve it with the site, or turn off what needs it.',
      ];
    case 'missing-sitemap-page':
      return [
        `${placeOf(finding)} lists ${quote(finding.target)}, which is not in the site${elsewhere(finding)}`,
        similarOr(finding.similar, 'Export the page as well, or leave it out of the sitemap.'),
      ];
    case 'no-title':
      return [
        `${pagesOf(finding)} no title`,
        'Give each page one: browser tabs, bookmarks and search results show it.',
      ];
    case 'empty-page':
      return [`${pagesOf(finding)} nothing in it`, 'Look at the page on the dashboard, and export it again.'];
  }
}

function hostOf({ host, feature }: Extract<Finding, { kind: 'external-load' }>): string {
  return host === null ? `one of the ${FURTHER_HOSTS}` : `${quote(host)} (${featureText(feature)})`;
}

function placeOf(finding: Finding): string {
  const [first] = firstPlaces(finding);
  return first === undefined ? 'A page' : spot(first);
}

function spot({ page, line }: Place): string {
  return line === null ? quote(page) : `${quote(page)}, line ${line},`;
}

function elsewhere({ count }: Finding): string {
  return count > 1 ? ` (and so in ${counted(count - 1, 'more place')})` : '';
}

function pagesOf(finding: Finding): string {
  const others = finding.count - 1;
  return others === 0
    ? `${placeOf(finding)} has`
    : `${placeOf(finding)} and ${counted(others, 'other page')} have`;
}

function similarOr(similar: string | null, remedy: string): string {
  return similar === null
    ? remedy
    : `There is ${quote(`/${similar}`)}: hosts tell upper from lower case, so write it like that.`;
}
