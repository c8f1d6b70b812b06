import type { CodeValue } from './value.ts';

/** Names of US states and what goes with them, in lower case, and their codes. */
export const usStates: Readonly<Record<string, string>> = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
  'district of columbia': 'DC',
};
const statePattern = new RegExp(
  String.raw`\b(?:${Object.keys(usStates)
    .sort((a, b) => b.length - a.length)
    .join('|')})\b`,
  'gi',
);
const stateCodes = new Set(Object.values(usStates));

const patterns: readonly (readonly [CodeValue['kind'], RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['url', /\bhttps?:\/\/[^\s<>"')]+|\bwww\.[^\s<>"')]+/g],
  ['hex', /#(?:[0-9a-f]{6}|(?=\d*[a-f])[0-9a-f]{3})\b/gi],
  ['uuid', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi],
  [
    'hts',
    /\b\d{4}\.\d{2}(?:\.\d{2,4})?(?:\.\d{2})?\b|(?<=\b(?:hts|hs|tariff|heading|code)s?\s+(?:code\s+|number\s+|line\s+)?)\d{4}(?:\d{2}|\d{4}|\d{6})?\b/gi,
  ],
  [
    'postal',
    /(?<=\b(?:zip|zip ?code|postal ?code|postcode)\s*(?:is|to|of|:)?\s*)(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\b|(?<=,\s*[A-Z]{2}\s+)\d{5}(?:-\d{4})?\b/gi,
  ],
  // A British one needs no word for it.
  ['postal', /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/g],
  [
    'phone',
    /(?<![\p{L}\d.])(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)[ .-]?)?\d[\d .-]{5,14}\d|\(\d{3}\)\s?\d{3}[ .-]\d{4}|\d{3}[.-]\d{3}[.-]\d{4})(?!\d)/gu,
  ],
  [
    'code',
    /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{2,}(?:-[A-Z0-9]+)+\b|\b[A-Z]{2,}\d{2,}[A-Z0-9]*\b/g,
  ],
];

/** E-mail and web addresses, ids, HTS and postal codes, states, article codes and quoted text. */
export function readCodes(text: string): CodeValue[] {
  const spans: CodeValue[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const value =
        kind === 'email' ? match[0].replace(/[.]+$/, '').toLowerCase() : match[0].replace(/[.,;]+$/, '');
      if (spans.some((span) => span.start <= match.index && match.index < span.end)) continue;
      spans.push({
        kind,
        start: match.index,
        end: match.index + value.length,
        text: value,
        value,
        negated: false,
      });
    }
  }
  for (const match of text.matchAll(statePattern)) {
    const value = usStates[match[0].toLowerCase()];
    if (value)
      spans.push({
        kind: 'state',
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        value,
        negated: false,
      });
  }
  for (const match of text.matchAll(/,\s*([A-Z]{2})\b(?=[\s,]|$)/g)) {
    const code = match[1] ?? '';
    const start = match.index + match[0].length - 2;
    if (stateCodes.has(code))
      spans.push({ kind: 'state', start, end: start + 2, text: code, value: code, negated: false });
  }
  for (const match of text.matchAll(/"([^"]+)"|(?<![\p{L}])'([^']{2,})'(?![\p{L}])/gu)) {
    spans.push({
      kind: 'quoted',
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      value: match[1] ?? match[2] ?? '',
      negated: false,
    });
  }
  return spans;
}
