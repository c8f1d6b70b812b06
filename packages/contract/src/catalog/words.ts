import { formatMoney } from '../kernel/money.ts';
import { count, dayWords, listWords } from '../kernel/words.ts';
import type { SkuRow } from './entities.ts';

export { count, dayWords, listWords };
export const money = formatMoney;

/** "Ceramic mug (Sand, 12 oz)"; the title alone where there is one variant. */
export const skuName = ({ title, variant }: { title: string; variant: string }) =>
  variant === '-' ? title : `${title} (${variant})`;

/** "at Cascade Fulfillment"; "in Own stock". */
export const inPlace = (name: string): string =>
  /\b(?:stock|storage|store)$/i.test(name) ? `in ${name}` : `at ${name}`;

type Figures = Pick<SkuRow, 'onHand' | 'committed' | 'available' | 'daysLeft' | 'runsOutOn' | 'soldUnits'>;

/** "164 on hand, 12 needed by open orders, 152 left to sell". */
export const stockWords = ({ onHand, committed, available }: Figures) =>
  committed === 0
    ? `${onHand.toLocaleString('en-US')} on hand, all left to sell`
    : `${onHand.toLocaleString('en-US')} on hand, ${committed.toLocaleString('en-US')} needed by open orders, ${
        available < 0
          ? `${(-available).toLocaleString('en-US')} short`
          : `${available.toLocaleString('en-US')} left to sell`
      }`;

/** How long it lasts, with the period that it is measured by. */
export function lastsWords({ available, daysLeft, runsOutOn, soldUnits }: Figures): string {
  if (available <= 0) return soldUnits > 0 ? `${soldUnits} sold in the last 30 days.` : '';
  if (daysLeft === null || runsOutOn === null) return 'None sold in the last 30 days.';
  return `At the pace of the last 30 days (${soldUnits} sold), that lasts ${count(daysLeft, 'day')}, until about ${dayWords(runsOutOn)}.`;
}
