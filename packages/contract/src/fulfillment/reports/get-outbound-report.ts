import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { amountMinor } from '../../kernel/fields.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count, listWords } from '../../kernel/words.ts';
import { outboundRow } from './outbound.ts';
import { coveredPeriod, periodWords, reportPeriod } from './period.ts';

const shownToModel = 15;

export const getOutboundReport = declareOperation({
  name: 'get_outbound_report',
  area: 'fulfillment',
  title: 'Outbound report',
  description:
    'Reports what was shipped in a period (the last 30 days if none is given): each parcel with its order, destination, carrier, service, tracking number, units, label cost and status, and totals by carrier. For bought labels alone use list_labels; for orders use list_orders; as a file use export_fulfillment_report.',
  examples: [
    'Show me the outbound report',
    'what did we ship last month?',
    'how many parcels went out this week, by carrier?',
    'outbound shipments since November 1',
  ],
  input: z.object({ ...reportPeriod, ...pageInput }),
  output: z.object({
    ...coveredPeriod,
    rows: z.array(outboundRow),
    ...pageOutput,
    /** Of the whole period, not only of this page. */
    totals: z.object({
      shipments: z.int(),
      units: z.int(),
      labelCostMinor: amountMinor(),
      byCarrier: z.array(
        z.object({
          carrier: z.string(),
          shipments: z.int(),
          units: z.int(),
          labelCostMinor: amountMinor(),
        }),
      ),
    }),
    currency: z.string(),
  }),
  http: { method: 'GET', path: '/web/fulfillment-reports/outbound' },
  access: mayRead,
  effect: 'read',
  card: 'outbound_report',
  offered: true,
  errors: [],
  related: ['get_returns_report', 'export_fulfillment_report', 'list_labels'],
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
    if (totals.shipments === 0) return `Nothing was shipped ${when}.`;
    const carriers = listWords(
      totals.byCarrier.map(({ carrier, shipments }) => `${carrier} ${shipments.toLocaleString('en-US')}`),
      4,
    );
    return `${count(totals.shipments, 'shipment')} went out ${when}, ${count(totals.units, 'unit')} in all: ${carriers}. Labels cost ${formatMoney(totals.labelCostMinor, currency)}.`;
  },
});
