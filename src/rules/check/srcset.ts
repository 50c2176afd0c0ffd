const WHITE = /[\t\n\f\r ]/;

/** The addresses of a `srcset` attribute, split as the HTML standard does: commas inside an address belong to it. */
export function srcsetAddresses(srcset: string): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < srcset.length;) {
    while (at < srcset.length && (srcset[at] === ',' || WHITE.test(srcset.charAt(at)))) at += 1;
    const from = at;
    while (at < srcset.length && !WHITE.test(srcset.charAt(at))) at += 1;
    let to = at;
    while (to > from && srcset[to - 1] === ',') to -= 1;
    if (to > from) found.push(srcset.slice(from, to));
    // A comma right after the address ends the candidate; otherwise its descriptors follow.
    if (to === at) at = afterDescriptors(srcset, at);
  }
  return found;
}

function afterDescriptors(srcset: string, from: number): number {
  let open = false;
  for (let at = from; at < srcset.length; at += 1) {
    const char = srcset[at];
    if (char === '(') open = true;
    else if (char === ')') open = false;
    else if (char === ',' && !open) return at + 1;
  }
  return srcset.length;
}
