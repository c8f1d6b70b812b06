import { exportReturns } from '@brandwright/contract/returns/export-returns.ts';
import {
  refundMethodLabels,
  returnReasonLabels,
  returnStatusLabels,
} from '@brandwright/contract/returns/enums.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { csvLine, decimal } from '../kernel/data/csv.ts';
import { implement } from '../kernel/request/implementation.ts';
import { keepCsv } from '../kernel/request/keep-download.ts';
import { returnsWhere } from './list-returns.ts';
import { dayOf } from './rules.ts';
import type { ReturnLineRecord, ReturnRecord } from './show-return.ts';
import { returnLines, returnOrders } from './tables.ts';

const header = [
  'Return', 'Order', 'Status', 'Customer', 'Email', 'Created', 'Received', 'Item', 'Variant', 'SKU', 'Units', 'Unfit to sell',
  'Reason', 'Refund', 'Currency', 'Refund method', 'Settled', 'Carrier', 'Tracking number', 'Cancel reason',
]; // prettier-ignore

const dayIf = (at: Date | null) => (at === null ? null : dayOf(at));

/** The refund of a settled line is its own; before that only that of the return is known, on its first line. */
const refundOfLine = ({ settlement, refundMinor }: ReturnRecord, line: ReturnLineRecord): number | null => {
  const own = settlement?.lines.find(({ lineItemId }) => lineItemId === line.lineItemId);
  if (own) return own.refundMinor;
  return line.position === 0 ? refundMinor : null;
};

function lineOf(row: ReturnRecord, line: ReturnLineRecord): string {
  const refund = refundOfLine(row, line);
  return csvLine([
    row.handle,
    row.orderNumber,
    returnStatusLabels[row.status],
    row.customerName,
    row.email,
    dayOf(row.createdAt),
    dayIf(row.receivedAt),
    line.title,
    line.variant,
    line.sku,
    line.quantity,
    line.damagedQuantity,
    returnReasonLabels[line.reason],
    refund === null ? null : decimal(refund),
    row.currency,
    refundMethodLabels[row.refundMethod],
    dayIf(row.settledAt),
    row.carrier,
    row.trackingNumber,
    row.cancelReason,
  ]);
}

const mostRows = 50_000;

export default implement(exportReturns, {
  async run(context, { tab, createdFrom, createdTo, search }) {
    const rows = await context.db
      .select({ row: returnOrders, line: returnLines })
      .from(returnOrders)
      .innerJoin(
        returnLines,
        and(eq(returnLines.storeId, returnOrders.storeId), eq(returnLines.returnId, returnOrders.id)),
      )
      .where(returnsWhere(context, { tab, createdFrom, createdTo, search }))
      .orderBy(desc(returnOrders.createdAt), desc(returnOrders.sequence), asc(returnLines.position))
      .limit(mostRows);
    const file = await keepCsv(context, 'returns', [
      csvLine(header),
      ...rows.map(({ row, line }) => lineOf(row, line)),
    ]);
    return {
      output: { ...file, returns: new Set(rows.map(({ row }) => row.id)).size },
      subject: { kind: 'file', id: file.id },
    };
  },
});
