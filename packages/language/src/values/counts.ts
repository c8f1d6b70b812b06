/** Pieces as written, with the unit in our own words. */
export interface CountValue {
  count: number;
  unit: string;
  start: number;
  end: number;
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:pcs?|pieces?|units?|nos|items?)$/i, 'piece'],
  [/^sets?$/i, 'set'],
  [/^pairs?$/i, 'pair'],
  [/^dozens?$/i, 'dozen'],
  [/^(?:ctns?|cartons?|boxes|box)$/i, 'carton'],
  [/^(?:kgs?|kilos?)$/i, 'kg'],
  [/^(?:m|meters?|metres?)$/i, 'metre'],
  [/^(?:yds?|yards?)$/i, 'yard'],
  [/^rolls?$/i, 'roll'],
  [/^bottles?$/i, 'bottle'],
];

/** Words for what is counted, for use in patterns. */
export const unitPattern =
  '(?:pcs?|pieces?|units?|items?|sets?|pairs?|dozens?|ctns?|cartons?|boxes|box|kgs?|kilos?|meters?|metres?|yds?|yards?|rolls?|bottles?)';
const counted = new RegExp(
  `(?<![\\d.,$€£¥])(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)\\s?(k)?\\s?\\+?\\s?(${unitPattern})(?![A-Za-z])`,
  'gi',
);

/** The unit in our own words, or `piece`. */
export function unitOf(word: string): string {
  return units.find(([pattern]) => pattern.test(word))?.[1] ?? 'piece';
}

/** Plural nouns that count no goods. */
const noGoods =
  /^(?:days|weeks|months|years|hours|minutes|times|cents|dollars|euros|colou?rs|fragrances|designs|sizes|trials|styles|grams|ounces|degrees|customers|orders|samples|moulds|molds|others|persons|workers|machines|lines|moments|centimet(?:er|re)s|millimet(?:er|re)s|washes|versions|this|is|was|has|as)$/i;
const goods =
  /(?<![\d.,$€£¥-])(\d{1,3}(?:,\d{3})+|\d{2,})\s()((?:(?!days|weeks|months|cm|mm|oz|ml)[a-z-]+\s){0,2}?[a-z]{2,}s)\b/gi;

/** "500 pcs", "1,000 units", "2k pieces", and goods by their name ("600 napkins", "192 bud vases"), in order. */
export function readCounts(plain: string): CountValue[] {
  const named = [...plain.matchAll(counted)];
  const others = [...plain.matchAll(goods)].filter(
    (match) =>
      !noGoods.test((match[3] ?? '').split(' ').at(-1) ?? '') &&
      !named.some((known) => known.index === match.index),
  );
  return [...named, ...others]
    .toSorted((a, b) => a.index - b.index)
    .flatMap((match) => {
      const [text, figure = '', thousand, word = ''] = match;
      const count = wholeOf(figure, Boolean(thousand));
      return count === null
        ? []
        : [{ count, unit: unitOf(word), start: match.index, end: match.index + text.length }];
    });
}

const row = new RegExp(
  `(?<![\\d.$€£])(\\d[\\d,]*k?(?:, \\d[\\d,]*k?)*,? (?:and|or|&) \\d[\\d,]*k?)\\s?${unitPattern}(?![A-Za-z])`,
  'i',
);

/** Several counts of one thing, in their order: "300, 500 and 1,000 pieces". Empty where there is no such row. */
export function readCountList(plain: string): number[] {
  const said = row.exec(plain)?.[1]?.split(/, (?:and |or )?|,? (?:and|or|&) /) ?? [];
  const counts = said.flatMap((one) => wholeOf(one.replace(/k$/i, ''), /k$/i.test(one)) ?? []);
  return counts.length > 1 && counts.length === said.length ? counts : [];
}

/** A whole figure: "1,000", "2" with k. Null for what is none. */
export function wholeOf(figure: string, isThousands = false): number | null {
  const value = Number(figure.replaceAll(',', '')) * (isThousands ? 1000 : 1);
  return Number.isInteger(value) && value > 0 && value <= 100_000_000 ? value : null;
}

/** "1 piece", "500 pieces", "1,000 sets". */
export function quantityWords(count: number, unit: string): string {
  const plural = unit === 'kg' ? 'kg' : unit === 'dozen' ? 'dozen' : `${unit}s`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? unit : plural}`;
}
