import { count } from '@brandwright/contract/catalog/words.ts';
import type { Context } from '../kernel/request/context.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { readStockBook, type BookSku } from './stock-book.ts';

const dayMs = 86_400_000;
const named = 4;

/** SKUs that are worth a word: what open orders lack, and what sells and is gone or nearly so. */
const needsAttention = ({ level, soldUnits, enabled, parts }: BookSku) =>
  enabled &&
  parts.length === 0 &&
  (level === 'SHORT' || level === 'LOW' || (level === 'OUT' && soldUnits > 0));

async function lowSkus(context: Context): Promise<BookSku[]> {
  const { skus } = await readStockBook(context);
  return skus.filter(needsAttention).toSorted((a, b) => order(a) - order(b) || a.code.localeCompare(b.code));
}

/** Products of which open orders need more than there is, that stand at their low-stock point, or that last less than two weeks. */
export const stockRunningOut = declareFeedSource({
  name: 'stock_running_out',
  kind: 'RUNNING_OUT',
  words: ['low stock', 'running out', 'short product', 'inventory', 'stock'],
  async read(context) {
    const now = context.clock.now();
    const low = await lowSkus(context);
    if (low.length === 0) return [];
    const short = low.filter(({ level }) => level === 'SHORT');
    const soon = low.length - short.length;
    const nextDays = low.find(({ level }) => level !== 'SHORT')?.daysLeft;
    return [
      {
        key: 'all',
        weight: {
          urgency: short.length > 0 ? 'NOW' : 'TODAY',
          ...(nextDays === undefined || nextDays === null
            ? {}
            : { dueAt: new Date(now.getTime() + nextDays * dayMs) }),
        },
        title:
          short.length > 0
            ? `${count(short.length, 'product')} ${short.length === 1 ? 'is' : 'are'} short for open orders${soon > 0 ? `, ${soon} more run out soon` : ''}`
            : soonTitle(low),
        records: low.slice(0, named).map((sku) => ({
          kind: 'stock_item',
          id: sku.code,
          label: sku.variant === '-' ? sku.title : `${sku.title}, ${sku.variant}`,
          detail: detailOf(sku),
          path: `/inventory/${sku.productId}`,
        })),
        recordCount: low.length,
        figures: [],
        say: 'Show the stock, what is short first',
        sayLabel: 'See the stock',
        parts: low.map(({ code, level }) => `${code}:${level === 'OUT' ? 'LOW' : level}`),
        since: now,
      },
    ];
  },
});

/** Runs out by its pace, or is low because the store said so. */
function soonTitle(low: readonly BookSku[]): string {
  const isByPace = low.every(({ daysLeft }) => daysLeft !== null && daysLeft < 14);
  const one = low.length === 1;
  return isByPace
    ? `${count(low.length, 'product')} ${one ? 'runs' : 'run'} out within two weeks`
    : `${count(low.length, 'product')} ${one ? 'is' : 'are'} running low`;
}

/** What is short most first, then what runs out first. */
const order = ({ level, available, daysLeft }: BookSku) =>
  level === 'SHORT' ? available - 1_000_000 : (daysLeft ?? 10_000);

function detailOf({ level, available, daysLeft }: BookSku): string {
  if (level === 'SHORT') return `${count(-available, 'unit')} short`;
  const lasts = daysLeft === null ? 'at its low-stock point' : `about ${count(daysLeft, 'day')}`;
  return `${count(available, 'unit')} left, ${lasts}`;
}
