import { returnReasonLabels, returnStatusLabels } from '@brandwright/contract/returns/enums.ts';
import { listReturnResults } from '@brandwright/contract/returns/list-return-results.ts';
import type { ReturnResult, ReturnTotals } from '@brandwright/contract/returns/results.ts';
import { listWords } from '@brandwright/contract/returns/words.ts';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { isWithinDays } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import type { ReturnLineRecord, ReturnRecord } from './show-return.ts';
import { returnLines, returnOrders } from './tables.ts';

/** What was kept of a settled return's refund. */
export const keptFee = sql`coalesce((${returnOrders.settlement}->>'feeMinor')::int, 0)`;

const isReceived = sql`${returnOrders.receivedAt} is not null`;
const isOpen = sql`${returnOrders.settledAt} is null and ${returnOrders.status} <> 'CANCELED'`;
const damaged = sql`coalesce(${returnLines.damagedQuantity}, 0)`;

const ofReturn = and(
  eq(returnLines.storeId, returnOrders.storeId),
  eq(returnLines.returnId, returnOrders.id),
);

export default implement(listReturnResults, {
  async run(context, { from, to, page, size }) {
    const where = and(
      eq(returnOrders.storeId, context.storeId),
      isWithinDays(returnOrders.createdAt, { from, to }),
    );
    const rows = await context.db
      .select()
      .from(returnOrders)
      .where(where)
      .orderBy(desc(returnOrders.createdAt), desc(returnOrders.sequence))
      .limit(size)
      .offset(page * size);
    const lines = await linesOf(context, rows);
    const totals = await totalsOf(context, where);
    return {
      output: {
        rows: rows.map((row) =>
          toResult(
            row,
            lines.filter(({ returnId }) => returnId === row.id),
          ),
        ),
        page,
        size,
        total: totals.returns,
        totals,
        currency: rows[0]?.currency ?? 'USD',
      },
    };
  },
});

async function linesOf(context: Context, rows: readonly ReturnRecord[]): Promise<ReturnLineRecord[]> {
  if (rows.length === 0) return [];
  return context.db
    .select()
    .from(returnLines)
    .where(
      and(
        eq(returnLines.storeId, context.storeId),
        inArray(
          returnLines.returnId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(returnLines.position));
}

function toResult(row: ReturnRecord, lines: readonly ReturnLineRecord[]): ReturnResult {
  const isCanceled = row.status === 'CANCELED';
  const cameBack = row.receivedAt === null ? [] : lines;
  const sum = (of: (line: ReturnLineRecord) => number) => cameBack.reduce((all, line) => all + of(line), 0);
  return {
    id: row.id,
    handle: row.handle,
    orderNumber: row.orderNumber,
    customerName: row.customerName,
    itemsText: row.itemsText,
    units: row.units,
    reasonsText: listWords([...new Set(lines.map(({ reason }) => returnReasonLabels[reason]))]),
    status: row.status,
    statusLabel: returnStatusLabels[row.status],
    feeMinor: row.settlement?.feeMinor ?? (isCanceled ? 0 : row.feeMinor),
    refundMinor: isCanceled ? 0 : row.refundMinor,
    isSettled: row.settledAt !== null,
    restockedUnits: sum(({ sku, quantity, damagedQuantity }) =>
      sku === null ? 0 : quantity - (damagedQuantity ?? 0),
    ),
    writtenOffUnits: sum(({ damagedQuantity }) => damagedQuantity ?? 0),
    createdAt: row.createdAt.toISOString(),
  };
}

async function totalsOf(context: Context, where: SQL | undefined): Promise<ReturnTotals> {
  const [sums] = await context.db
    .select({
      returns: count(),
      units: sql`coalesce(sum(${returnOrders.units}), 0)`.mapWith(Number),
      refundedMinor:
        sql`coalesce(sum(${returnOrders.refundMinor}) filter (where ${returnOrders.settledAt} is not null), 0)`.mapWith(
          Number,
        ),
      openRefundMinor: sql`coalesce(sum(${returnOrders.refundMinor}) filter (where ${isOpen}), 0)`.mapWith(
        Number,
      ),
      feeMinor: sql`coalesce(sum(${keptFee}), 0)`.mapWith(Number),
    })
    .from(returnOrders)
    .where(where);
  const byReason = await context.db
    .select({
      reason: returnLines.reason,
      units: sql`sum(${returnLines.quantity})`.mapWith(Number),
      restocked:
        sql`coalesce(sum(${returnLines.quantity} - ${damaged}) filter (where ${isReceived} and ${returnLines.sku} is not null), 0)`.mapWith(
          Number,
        ),
      writtenOff: sql`coalesce(sum(${damaged}) filter (where ${isReceived}), 0)`.mapWith(Number),
    })
    .from(returnLines)
    .innerJoin(returnOrders, ofReturn)
    .where(where)
    .groupBy(returnLines.reason)
    .orderBy(desc(sql`sum(${returnLines.quantity})`), returnLines.reason);
  return {
    returns: sums?.returns ?? 0,
    units: sums?.units ?? 0,
    refundedMinor: sums?.refundedMinor ?? 0,
    openRefundMinor: sums?.openRefundMinor ?? 0,
    feeMinor: sums?.feeMinor ?? 0,
    restockedUnits: byReason.reduce((all, { restocked }) => all + restocked, 0),
    writtenOffUnits: byReason.reduce((all, { writtenOff }) => all + writtenOff, 0),
    byReason: byReason.map(({ reason, units }) => ({
      reason,
      reasonLabel: returnReasonLabels[reason],
      units,
    })),
  };
}
