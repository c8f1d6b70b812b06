import type { BookSku } from './stock-book.ts';
import { worstLevel } from './rules.ts';

const sum = (skus: readonly BookSku[], of: (sku: BookSku) => number) =>
  skus.reduce((total, sku) => total + of(sku), 0);

/** Stock of a product: the units of its SKUs together, and of the rest what needs looking at first. */
export function productFigures(skus: readonly BookSku[]) {
  const soonest = skus
    .filter(({ daysLeft }) => daysLeft !== null)
    .toSorted((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))[0];
  return {
    onHand: sum(skus, ({ onHand }) => onHand),
    committed: sum(skus, ({ committed }) => committed),
    available: sum(skus, ({ available }) => available),
    soldUnits: sum(skus, ({ soldUnits }) => soldUnits),
    level: worstLevel(skus.map(({ level }) => level)),
    daysLeft: soonest?.daysLeft ?? null,
    runsOutOn: soonest?.runsOutOn ?? null,
  };
}

/** Whether a product stands under "running low": one of its SKUs is low. */
export const isLow = (skus: readonly BookSku[]) => skus.some(({ level }) => level === 'LOW');

/** Whether one of its SKUs has none left to sell. */
export const isOut = (skus: readonly BookSku[]) =>
  skus.some(({ level }) => level === 'OUT' || level === 'SHORT');

/** What a list of products shows of the SKUs of one. */
export function skuFacts(skus: readonly BookSku[]) {
  const prices = skus.map(({ priceMinor }) => priceMinor);
  return {
    codes: skus.slice(0, 5).map(({ code }) => code),
    skuCount: skus.length,
    priceMinMinor: prices.length === 0 ? 0 : Math.min(...prices),
    priceMaxMinor: prices.length === 0 ? 0 : Math.max(...prices),
    currency: skus[0]?.currency ?? 'USD',
  };
}
