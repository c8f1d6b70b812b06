import { readCountries as countriesIn } from '@brandwright/language/values/countries.ts';
import { countriesOf, readRegions } from '@brandwright/language/values/regions.ts';
import { blank, type Sentence } from './text.ts';

/** What says that a place is wished for, right before it. */
const wanting =
  /\b(?:made in|make (?:it|them) in|from|in|produced in|sourced? from|only|prefer(?:ably|red)?|based in|factor(?:y|ies) in|manufactured in|or|and|to)\s*(?:the\s*)?(?:[\p{L} ,]*?(?:,| or | and )\s*)?$/iu;
const leavingOut =
  /\b(?:not (?:made )?(?:in|from|out of)|nothing from|no|except|excluding|avoid(?:ing)?|outside(?: of)?|without|other than|anywhere but|instead of|rather not)\s*(?:factor(?:y|ies) (?:in|from)\s*)?(?:the\s*)?(?:[\p{L} ,]*?(?:,| or | and | nor )\s*)?$/iu;
const wantingBehind = /^\s*(?:-?made|factor|suppl|mak|manufactur|only|please)/i;
/** The country that founders of the platform sell in. */
const domestic = /\b(?:domestic(?:ally)?|us[- ]made)\b/gi;

export interface SaidCountries {
  wanted: string[];
  excluded: string[];
  said: string[];
}

interface Placed {
  end: number;
  isOut: boolean;
}

/** Countries of origin that are wished for or ruled out. One that is only part of another word ("china mug") is neither. */
export function readCountries(sentence: Sentence): SaidCountries {
  const found: SaidCountries = { wanted: [], excluded: [], said: [] };
  const text = sentence.left;
  const places = [
    ...countriesIn(text).map((one) => ({ ...one, codes: [one.value] })),
    ...readRegions(text).map((one) => ({ ...one, codes: countriesOf(one.value) })),
    ...[...text.matchAll(domestic)].map((match) => ({
      ...{ start: match.index, end: match.index + match[0].length, text: match[0] },
      ...{ negated: false, codes: ['US'] },
    })),
  ].sort((a, b) => a.start - b.start);
  let last: Placed | undefined;
  for (const { end, text: said, negated, codes } of places) {
    const start = end - said.length;
    const before = text.slice(Math.max(0, start - 60), start).replaceAll('\u0000', ' ');
    const clause = before.slice(Math.max(0, before.search(/[^.;]*$/)));
    // "Only taiwan korea china": one goes with the one right before it.
    const joined: Placed | undefined =
      last && /^\s*(?:,|and|or|&|\/)?\s*$/i.test(text.slice(last.end, start)) ? last : undefined;
    const isOut: boolean = negated || leavingOut.test(clause) || joined?.isOut === true;
    const isIn =
      joined?.isOut === false ||
      wanting.test(clause) ||
      wantingBehind.test(text.slice(end)) ||
      /made|domestic/i.test(said);
    if (!isOut && !isIn) continue;
    last = { end, isOut };
    (isOut ? found.excluded : found.wanted).push(...codes);
    found.said.push(said);
    blank(sentence, start, end);
  }
  sentence.left = sentence.left.replace(
    /\b(?:not (?:made )?(?:in|from)|outside(?: of)?|avoid(?:ing)?|excluding|made in|produced in|from|based in)\s+(?:the\s+)?(?=\u0000)/giu,
    (words) => '\u0000'.repeat(words.length),
  );
  return found;
}
