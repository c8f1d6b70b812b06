import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { financialDay, fulfillmentSums } from './financial.ts';
import { coveredPeriod, periodWords, reportPeriod } from './period.ts';

const shownToModel = 31;

export const getFulfillmentFinancialReport = declareOperation({
  name: 'get_fulfillment_financial_report',
  area: 'fulfillment',
  title: 'Fulfillment financial report',
  description:
    'Reports what fulfillment brought and cost in a period (the last 30 days if none is given), day by day and in total: shipping charged to shoppers, label costs and label refunds from the books, shipping refunded, return fees, net. Only where it is turned on for the store. The whole journal is list_ledger_entries; as a file use export_fulfillment_report.',
  examples: [
    'Show the fulfillment financial report',
    'what did fulfillment cost us last month?',
    'did the shipping we charged cover our labels?',
    'fulfillment costs since October 1',
  ],
  input: z.object({ ...reportPeriod, ...pageInput }),
  output: z.object({
    ...coveredPeriod,
    /** Days on which something moved, the newest first. */
    rows: z.array(financialDay),
    ...pageOutput,
    totals: fulfillmentSums,
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/fulfillment-reports/financial' },
  access: { ...mayRead, flag: 'financial_report' },
  effect: 'read',
  card: 'fulfillment_financial_report',
  offered: true,
  errors: ['feature_blocked'],
  related: ['get_outbound_report', 'export_fulfillment_report', 'list_ledger_entries'],
  toModel: ({ rows, total, totals, from, to, currency }) => ({
    from,
    to,
    totals,
    currency,
    total,
    rows: rows.slice(0, shownToModel),
    ...(total > shownToModel ? { note: `Showing ${Math.min(rows.length, shownToModel)} of ${total}.` } : {}),
  }),
  summary: ({ from, to, totals, total, currency }) => {
    const when = periodWords({ from, to });
    if (total === 0) return `There were no shipping charges or costs ${when}.`;
    const money = (amountMinor: number) => formatMoney(amountMinor, currency);
    const back =
      totals.labelRefundMinor === 0 ? '' : `, of which ${money(totals.labelRefundMinor)} came back`;
    return `Fulfillment ${when}: shoppers paid ${money(totals.shippingChargedMinor)} for shipping, and ${money(totals.shippingRefundedMinor)} of shipping was refunded. Labels cost ${money(totals.labelCostMinor)}${back}. Return fees: ${money(totals.returnFeesMinor)}. Net: ${money(totals.netMinor)}.`;
  },
});
