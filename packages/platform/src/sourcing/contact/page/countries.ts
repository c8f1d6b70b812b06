const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Not countries that a factory stands in, though they have a code, or words that mean something else too. */
const left = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'GE',
  'TD',
  'JO',
  'GG',
  'JE',
  'NU',
]);

const byName = new Map<string, string>([
  ['turkey', 'Türkiye'],
  ['the netherlands', 'Netherlands'],
  ['holland', 'Netherlands'],
  ['uk', 'United Kingdom'],
  ['u.k.', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['usa', 'United States'],
  ['u.s.a.', 'United States'],
  ['p.r. china', 'China'],
  ['pr china', 'China'],
  ['czech republic', 'Czechia'],
  ['viet nam', 'Vietnam'],
  ['korea', 'South Korea'],
  ['hong kong', 'Hong Kong'],
  ['macau', 'Macao'],
  ['burma', 'Myanmar'],
]);
for (const first of letters)
  for (const second of letters) {
    const name = left.has(first + second) ? undefined : names.of(first + second);
    if (name) byName.set(name.toLowerCase(), name);
  }

const pattern = new RegExp(
  `(?<![\\p{L}])(?:${[...byName.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}])`,
  'giu',
);

/** Countries named in a text, each once, by their English name. */
export function countriesIn(text: string): string[] {
  const found = [...text.matchAll(pattern)]
    .filter(([said]) => /^\p{Lu}/u.test(said))
    .map(([said]) => byName.get(said.toLowerCase()) ?? said);
  return [...new Set(found)];
}
