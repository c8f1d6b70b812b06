import { singular } from '../words/stems.ts';

/** Nouns in -ie: their plural looks like one in -y. */
const endsInIe =
  /^(?:.*hood|.*bean|.*cook|onesie|boot|.*plush|brown|smooth|dogg|self|mov|bird|vegg|night|kooz|cooz|t|bowt|p|gen|budg|coll|zomb|calor|pixie|bral|.*goal|lover|hank|clog|cut)ies$/;

/** A noun in the singular, lower case, for comparing: "pillowcases" → pillowcase, "booties" → bootie. */
export function singularNoun(word: string): string {
  const lower = word.toLowerCase();
  if (endsInIe.test(lower)) return lower.slice(0, -1);
  if (
    /(?:[aeiou]|n|r|p)ses$/.test(lower) &&
    !/^(?:buses|gases|lenses|canvases|viruses|irises|atlases|glasses)$/.test(lower)
  )
    return lower.slice(0, -1);
  if (/[aeiou]zes$/.test(lower)) return lower.slice(0, -1);
  return singular(lower);
}
