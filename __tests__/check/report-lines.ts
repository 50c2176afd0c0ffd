import type { FindingSeen, ReportSeen } from './run-check.ts';

/** `kind page:line reference → target#anchor [explanation]` for every place, sorted: two reports say the same when these are the same. */
export function reportLines({ findings }: ReportSeen): readonly string[] {
  return findings.flatMap((finding) => finding.places.map((place) => lineOf(finding, place))).sort();
}

function lineOf(finding: FindingSeen, place: FindingSeen['places'][number]): string {
  const { kind, target, anchor, host, explanation = null, similar = null } = finding;
  const at = place.line === null ? place.page : `${place.page}:${place.line}`;
  const name = anchor === undefined ? '' : `#${anchor}`;
  // How often a path leads up does not matter where its target is missing.
  const aim = target === undefined ? (host ?? null) : target.replace(/^(?:\.\.\/)+/, '../') + name;
  return [
    kind,
    at,
    ...(place.reference === null ? [] : [oneLine(place.reference)]),
    ...(aim === null ? [] : ['→', oneLine(aim)]),
    ...(similar === null ? [] : [`(${similar})`]),
    ...(explanation === null ? [] : [`[${explanation}]`]),
  ].join(' ');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
