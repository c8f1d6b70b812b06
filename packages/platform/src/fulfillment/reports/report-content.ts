import type { FulfillmentReport } from '@brandwright/contract/fulfillment/reports/export.ts';
import { moneyKeys, moneyLabels } from '@brandwright/contract/fulfillment/reports/financial.ts';
import { outboundStatusWords } from '@brandwright/contract/fulfillment/reports/outbound.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { listReturnResults } from '@brandwright/contract/returns/list-return-results.ts';
import type { Context } from '../../kernel/request/context.ts';
import { financialDays } from './financial-days.ts';
import { outboundPage } from './outbound.ts';
import type { Days } from '../../kernel/data/days.ts';

/** A column of a report; `isMoney` has amounts in minor units, `share` is its part of a page's width. */
export interface ReportColumn {
  title: string;
  share: number;
  isMoney?: true;
}

export type ReportCell = string | number | null;

/** A report as files hold it. */
export interface ReportContent {
  columns: readonly ReportColumn[];
  rows: ReportCell[][];
  /** "Shipments: 42". */
  totals: { label: string; value: string }[];
  currency: string;
}

/** How far the reading is, 0 to 1. */
type Told = (part: number) => Promise<void>;

const pageSize = 500;
const mostRows = 50_000;

const outboundColumns: readonly ReportColumn[] = [
  { title: 'Shipped', share: 0.08 },
  { title: 'Order', share: 0.06 },
  { title: 'Customer', share: 0.14 },
  { title: 'Destination', share: 0.18 },
  { title: 'Carrier', share: 0.09 },
  { title: 'Service', share: 0.13 },
  { title: 'Tracking number', share: 0.14 },
  { title: 'Units', share: 0.05 },
  { title: 'Label cost', share: 0.06, isMoney: true },
  { title: 'Status', share: 0.07 },
];

async function outbound(context: Context, period: Days, told: Told): Promise<ReportContent> {
  const rows: ReportCell[][] = [];
  for (let offset = 0; ; offset += pageSize) {
    const page = await outboundPage(context, period, { offset, limit: pageSize });
    for (const row of page.rows)
      rows.push([
        row.shippedAt.slice(0, 10),
        row.orderNumber,
        row.customerName,
        row.destination,
        row.carrier,
        row.service,
        row.trackingNumber,
        row.units,
        row.labelCostMinor,
        outboundStatusWords(row.status),
      ]);
    await told(rows.length / Math.max(1, page.total));
    if (page.rows.length < pageSize || rows.length >= mostRows) {
      const { totals, currency } = page;
      const money = (amountMinor: number) => formatMoney(amountMinor, currency);
      return {
        columns: outboundColumns,
        rows,
        totals: [
          { label: 'Shipments', value: String(totals.shipments) },
          { label: 'Units', value: String(totals.units) },
          { label: 'Label cost', value: money(totals.labelCostMinor) },
          ...totals.byCarrier.map((one) => ({
            label: one.carrier,
            value: `${count(one.shipments, 'shipment')}, ${count(one.units, 'unit')}, ${money(one.labelCostMinor)}`,
          })),
        ],
        currency,
      };
    }
  }
}

const returnColumns: readonly ReportColumn[] = [
  { title: 'Created', share: 0.08 },
  { title: 'Return', share: 0.08 },
  { title: 'Order', share: 0.06 },
  { title: 'Customer', share: 0.13 },
  { title: 'Items', share: 0.2 },
  { title: 'Reason', share: 0.13 },
  { title: 'Status', share: 0.08 },
  { title: 'Fee', share: 0.06, isMoney: true },
  { title: 'Refund', share: 0.07, isMoney: true },
  { title: 'Restocked', share: 0.06 },
  { title: 'Written off', share: 0.05 },
];

async function returns(context: Context, period: Days, told: Told): Promise<ReportContent> {
  const rows: ReportCell[][] = [];
  for (let page = 0; ; page += 1) {
    const found = await context.call(listReturnResults, { ...period, page, size: pageSize });
    for (const row of found.rows)
      rows.push([
        row.createdAt.slice(0, 10),
        row.handle,
        row.orderNumber,
        row.customerName,
        row.itemsText,
        row.reasonsText,
        row.statusLabel,
        row.feeMinor,
        row.refundMinor,
        row.restockedUnits,
        row.writtenOffUnits,
      ]);
    await told(rows.length / Math.max(1, found.total));
    if (found.rows.length < pageSize || rows.length >= mostRows) {
      const { totals, currency } = found;
      return {
        columns: returnColumns,
        rows,
        totals: [
          { label: 'Returns', value: String(totals.returns) },
          { label: 'Units', value: String(totals.units) },
          { label: 'Restocked', value: String(totals.restockedUnits) },
          { label: 'Written off', value: String(totals.writtenOffUnits) },
          { label: 'Refunded', value: formatMoney(totals.refundedMinor, currency) },
          { label: 'Not yet refunded', value: formatMoney(totals.openRefundMinor, currency) },
          { label: 'Fees', value: formatMoney(totals.feeMinor, currency) },
        ],
        currency,
      };
    }
  }
}

const financialColumns: readonly ReportColumn[] = [
  { title: 'Day', share: 0.16 },
  ...moneyKeys.map((key) => ({ title: moneyLabels[key], share: 0.14, isMoney: true as const })),
];

async function financial(context: Context, period: Days, told: Told): Promise<ReportContent> {
  const { days, totals, currency } = await financialDays(context, period);
  await told(1);
  return {
    columns: financialColumns,
    rows: days.map((one) => [one.day, ...moneyKeys.map((key) => one[key])]),
    totals: moneyKeys.map((key) => ({ label: moneyLabels[key], value: formatMoney(totals[key], currency) })),
    currency,
  };
}

/** All of a report, for a file. At most 50,000 rows. */
export const reportContent: Readonly<
  Record<FulfillmentReport, (context: Context, period: Days, told: Told) => Promise<ReportContent>>
> = { OUTBOUND: outbound, RETURNS: returns, FINANCIAL: financial };
