import type {
  CompletedOrdersBucket,
  MoqBucket,
  ProductionTimeBucket,
  SamplePriceBucket,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';

/** A half-open range: from counts, below does not. */
export interface Range {
  from: number;
  below: number | null;
}

/** Sample price in minor units (overview §9). `custom` means that no price is stated. */
export const samplePriceRanges: Record<Exclude<SamplePriceBucket, 'custom'>, Range> = {
  '5-50': { from: 500, below: 5000 },
  '50-100': { from: 5000, below: 10_000 },
  '100+': { from: 10_000, below: null },
};

/** Units (overview §9). */
export const moqRanges: Record<Exclude<MoqBucket, 'custom'>, Range> = {
  '0-100': { from: 0, below: 100 },
  '100-1000': { from: 100, below: 1000 },
  '1000+': { from: 1000, below: null },
};

/** Days of the longer end; a month counts 30 (overview §9). */
export const productionTimeRanges: Record<ProductionTimeBucket, Range> = {
  'under-1-month': { from: 0, below: 30 },
  '1-2-months': { from: 30, below: 60 },
  '2-3-months': { from: 60, below: 90 },
  '3+-months': { from: 90, below: null },
};

/** Completed orders; the "+" ones reach into each other, as the filter reads (overview §9). */
export const completedOrdersRanges: Record<CompletedOrdersBucket, Range> = {
  '250+': { from: 250, below: null },
  '100+': { from: 100, below: null },
  '50+': { from: 50, below: null },
  'under-50': { from: 0, below: 50 },
};

/** The narrowest bucket that a number of completed orders stands in. */
export function completedOrdersBucketOf(orders: number): CompletedOrdersBucket {
  if (orders >= 250) return '250+';
  if (orders >= 100) return '100+';
  return orders >= 50 ? '50+' : 'under-50';
}

/** What `isUnder500` and `isSampleUnder50` mean, in minor units (overview §3). */
export const smallFirstOrderMinor = 50_000;
export const cheapSampleMinor = 5000;

/** Words that say "who makes it", not what is made. */
const wordsForMakers = new Set(
  // oxlint-disable-next-line brandwright/american-words -- words that people say
  'a an the of for from in with and or to who that which can could me my our us please find show get need want looking search list make makes making made maker makers manufacture manufactures manufacturer manufacturers manufacturing producer producers produce factory factories supplier suppliers vendor vendors workshop workshops company companies maker partner partners source sourcing some any good best great product products item items unit units piece pieces marketplace catalog catalogue platform line lines range collection launch brand business'.split(
    ' ',
  ),
);

/**
 * The words of a search that say what is looked for, lower case, at most 12. "candle makers in jars" → candle, jars.
 * When only words for makers are left, nothing is: then every supplier fits.
 */
export function searchTokens(keyword: string): string[] {
  const tokens = keyword
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 1 && !wordsForMakers.has(token));
  return [...new Set(tokens)].slice(0, 12);
}

/** A tsquery that lets any one of the terms be missing; the terms joined when there is only one. */
export function allButOne(terms: readonly string[]): string {
  if (terms.length < 2) return terms.join('');
  return terms
    .map((_, left) => `(${terms.filter((_term, index) => index !== left).join(' & ')})`)
    .join(' | ');
}

/** Mean with two decimals; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100;
}

/** Words in lower case with a space around each, so that whole ones are found. */
export const spacedWords = (words: string) =>
  ` ${words
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
