import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../kernel/words.ts';
import { returnResult, returnTotals } from '../../returns/results.ts';
import { coveredPeriod, periodWords, reportPeriod } from './period.ts';

const shownToModel = 15;

export const getReturnsReport = declareOperation({
  name: 'get_returns_report',
  area: 'fulfillment',
  title: 'Returns report',
  description:
    'Reports the returns that were created in a period (the last 30 days if none is given): each with its order, items, reason, status, fee, refund, and the units that went back into stock or were written off, and totals by reason. To act on a return or find one use list_returns; as a file use export_fulfillment_report.',
  examples: [
    'Show me the returns report',
    'returns report for last month',
    'how many returned units were restocked and how many written off?',
    'why did people send things back this quarter, in totals?',
  ],
  input: z.object({ ...reportPeriod, ...pageInput }),
  output: z.object({
    ...coveredPeriod,
    rows: z.array(returnResult),
    ...pageOutput,
    totals: returnTotals,
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/fulfillment-reports/returns' },
  access: mayRead,
  effect: 'read',
  card: 'returns_report',
  offered: true,
  errors: [],
  related: ['get_outbound_report', 'export_fulfillment_report', 'list_returns'],
  toModel: ({ rows, total, totals, from, to, currency }) => ({
    from,
    to,
    totals,
    currency,
    total,
    rows: rows.slice(0, shownToModel),
    ...(total > shownToModel ? { note: `Showing ${Math.min(rows.length, shownToModel)} of ${total}.` } : {}),
  }),
  summary: ({ from, to, totals, currency }) => {
    const when = periodWords({ from, to });
    if (totals.returns === 0) return `No returns were created ${when}.`;
    const reasons = listWords(
      totals.byReason.map(({ reasonLabel, units }) => `${reasonLabel.toLowerCase()} ${units}`),
      4,
    );
    const fees = totals.feeMinor === 0 ? '' : ` Fees kept: ${formatMoney(totals.feeMinor, currency)}.`;
    return `${count(totals.returns, 'return')} ${totals.returns === 1 ? 'was' : 'were'} created ${when}, ${count(totals.units, 'unit')} in all (${reasons}). ${count(totals.restockedUnits, 'unit')} went back into stock, ${totals.writtenOffUnits.toLocaleString('en-US')} written off. Refunded: ${formatMoney(totals.refundedMinor, currency)}; still to refund: ${formatMoney(totals.openRefundMinor, currency)}.${fees}`;
  },
});
