import { formatMoney } from '@brandwright/contract';
import { countOf, listed } from '@brandwright/contract/print-on-demand/say.ts';
import { and, eq } from 'drizzle-orm';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { productTemplates } from './tables.ts';
import { marginOf, newestFirst, ofStore } from './templates.ts';

const named = 4;

/** Templates that are ready to sell and lose money on at least one variant. */
export const templatesAtLoss = declareFeedSource({
  name: 'templates_at_loss',
  kind: 'CHANGED',
  words: ['template at a loss', 'loss-making template', 'print-on-demand loss'],
  async read(context) {
    const rows = await context.db
      .select()
      .from(productTemplates)
      .where(and(ofStore(context), eq(productTemplates.state, 'READY')))
      .orderBy(...newestFirst)
      .limit(200);
    const losing = rows
      .map((row) => ({ row, margin: marginOf(row) }))
      .flatMap(({ row, margin }) => (margin?.isLoss ? [{ row, lostMinor: -margin.lowestMinor }] : []))
      .sort((a, b) => b.lostMinor - a.lostMinor);
    const [worst] = losing;
    if (!worst) return [];
    const since = losing
      .map(({ row }) => row.publishedAt ?? row.updatedAt)
      .sort((a, b) => a.getTime() - b.getTime());
    return [
      {
        key: 'all',
        weight: { urgency: 'TODAY', amountMinor: worst.lostMinor },
        title: `${countOf(losing.length, 'print-on-demand template')} ${losing.length === 1 ? 'sells' : 'sell'} at a loss`,
        detail: listed(losing.map(({ row }) => row.title)),
        records: losing.slice(0, named).map(({ row, lostMinor }) => ({
          kind: 'product_template',
          id: row.id,
          label: row.title.slice(0, 160),
          detail: `${formatMoney(lostMinor)} lost on each at ${formatMoney(row.retailPriceMinor ?? 0)}`,
          path: `/template-item/${row.id}`,
        })),
        recordCount: losing.length,
        figures: [{ label: 'Lost on each', value: formatMoney(worst.lostMinor) }],
        say: 'Which print-on-demand templates sell at a loss?',
        sayLabel: 'Look at them',
        parts: losing.map(({ row, lostMinor }) => `${row.id}:${lostMinor}`),
        since: since[0] ?? worst.row.updatedAt,
      },
    ];
  },
});
