import { takeWords, type Sentence } from './text.ts';

/** How else countries and their goods are called. */
// prettier-ignore
const otherNames: Readonly<Record<string, readonly string[]>> = {
  CN: ['chinese', 'shenzhen', 'yiwu'], VN: ['vietnamese', 'viet nam'], IN: ['indian'], PT: ['portuguese'], IT: ['italian'], TR: ['turkey', 'turkish', 'turkiye'], MX: ['mexican'], US: ['usa', 'u.s.', 'us made', 'us-made', 'the us', 'the states', 'america', 'american', 'united states', 'domestic', 'domestically', 'stateside'], GB: ['uk', 'the uk', 'britain', 'british', 'england'], MA: ['moroccan'], PE: ['peruvian'], AU: ['australian'], BD: ['bangladeshi'], PK: ['pakistani'], ID: ['indonesian'], TH: ['thai'], KR: ['korea', 'south korea', 'korean'], JP: ['japanese'], TW: ['taiwanese'], ES: ['spanish'], FR: ['french made'], DE: ['german'], PL: ['poland'], KH: ['cambodian'], LK: ['sri lankan'], CA: ['canadian'],
};
const withdrawn = new Set(
  'AN BU CS DD DY FX HV NH NT QU RH SU TP UK VD YD YU ZR EZ EU UN XA XB QO ZZ AC CP DG IC TA EA'.split(' '),
);

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
const vocabulary = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => !withdrawn.has(code))
  .flatMap((code) => {
    const name = names.of(code);
    return name ? [{ name: code, words: [name.toLowerCase(), ...(otherNames[code] ?? [])] }] : [];
  });

/** Regions that are said in place of countries; those of the marketplace's origins (overview §3). */
// prettier-ignore
const regions: readonly { words: RegExp; codes: readonly string[] }[] = [
  { words: /\b(?:the eu|europe|european)\b/i, codes: ['PT', 'IT', 'ES', 'FR', 'DE', 'PL', 'GR', 'RO', 'CZ', 'LT', 'GB', 'NL', 'BE', 'AT', 'BG', 'HR', 'SK', 'SI', 'EE', 'LV', 'DK', 'SE', 'FI', 'IE', 'HU'] },
  { words: /\b(?:asia|asian)\b/i, codes: ['CN', 'VN', 'IN', 'BD', 'PK', 'ID', 'TH', 'KR', 'JP', 'TW', 'KH', 'LK', 'MY', 'PH', 'NP', 'HK', 'TR'] },
  { words: /\b(?:latin america|south america)\b/i, codes: ['PE', 'CO', 'BR', 'EC', 'AR', 'CL', 'BO', 'UY', 'PY'] },
];
const leavingOut =
  /\b(?:not (?:made )?(?:in|from|out of)|nothing from|no|except|excluding|avoid(?:ing)?|outside(?: of)?|without|other than|anywhere but|instead of|rather not)\s*(?:factor(?:y|ies) (?:in|from)\s*)?(?:the\s*)?(?:[\p{L} ,]*?(?:,| or | and | nor )\s*)?$/iu;
const wanting =
  /\b(?:made in|make (?:it|them) in|from|in|produced in|sourced? from|only|prefer(?:ably|red)?|based in|factor(?:y|ies) in|manufactured in|or|and|to)\s*(?:the\s*)?(?:[\p{L} ,]*?(?:,| or | and )\s*)?$/iu;

export interface SaidCountries {
  wanted: string[];
  excluded: string[];
  said: string[];
}

/** Countries of origin that are wished for or ruled out. A country that is only part of another word counts for neither. */
export function readCountries(sentence: Sentence): SaidCountries {
  const found: SaidCountries = { wanted: [], excluded: [], said: [] };
  const original = sentence.left;
  const add = (codes: readonly string[], at: number, said: string) => {
    const before = original.slice(Math.max(0, at - 60), at).replaceAll('\u0000', ' ');
    const after = original.slice(at + said.length, at + said.length + 24);
    const clause = before.slice(Math.max(0, before.search(/[^.;]*$/)));
    const isOut = leavingOut.test(clause);
    if (
      !isOut &&
      !wanting.test(clause) &&
      !/^\s*(?:-?made|factor|suppl|mak|manufactur|only|please)/i.test(after)
    )
      return;
    (isOut ? found.excluded : found.wanted).push(...codes);
    found.said.push(said);
  };
  for (const { name, said, at } of takeWords(sentence, vocabulary)) add([name], at, said);
  for (const { words, codes } of regions) {
    const match = words.exec(sentence.left);
    if (match) add(codes, match.index, match[0]);
  }
  for (const pattern of [
    /\b(?:not (?:made )?(?:in|from)|outside(?: of)?|avoid(?:ing)?|excluding|made in|produced in|from|based in)\s+(?:the\s+)?(?=\u0000)/giu,
  ])
    sentence.left = sentence.left.replace(pattern, (words) => '\u0000'.repeat(words.length));
  return found;
}
