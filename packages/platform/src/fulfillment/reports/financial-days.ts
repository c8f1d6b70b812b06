import type { FinancialDay, FulfillmentSums } from '@brandwright/contract/fulfillment/reports/financial.ts';
import { sumOrderShipping } from '@brandwright/contract/orders/sum-order-shipping.ts';
import { sumReturnFees } from '@brandwright/contract/returns/sum-return-fees.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import { dayOfInstant, isWithinDays, type Days } from '../../kernel/data/days.ts';
import { ledgerEntries, ledgerTransfers } from '../../kernel/payments/tables.ts';
import type { Context } from '../../kernel/request/context.ts';

const currency = 'USD';

const none: FulfillmentSums = {
  shippingChargedMinor: 0,
  returnFeesMinor: 0,
  labelCostMinor: 0,
  labelRefundMinor: 0,
  shippingRefundedMinor: 0,
  netMinor: 0,
};

/** What the books have on the account of shipping, by day: what labels cost, and what of it came back. */
function labelsOnBooks(context: Context, period: Days) {
  const { debit, credit, amountMinor } = ledgerTransfers;
  const day = dayOfInstant(ledgerEntries.occurredAt);
  return context.db
    .select({
      day,
      costMinor: sql`coalesce(sum(${amountMinor}) filter (where ${debit} = 'SHIPPING'), 0)`.mapWith(Number),
      refundMinor: sql`coalesce(sum(${amountMinor}) filter (where ${credit} = 'SHIPPING'), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransfers,
      and(eq(ledgerTransfers.storeId, ledgerEntries.storeId), eq(ledgerTransfers.entryId, ledgerEntries.id)),
    )
    .where(
      and(
        eq(ledgerEntries.storeId, context.storeId),
        isWithinDays(ledgerEntries.occurredAt, period),
        eq(ledgerTransfers.currency, currency),
        or(eq(debit, 'SHIPPING'), eq(credit, 'SHIPPING')),
      ),
    )
    .groupBy(day);
}

const netOf = (sums: FulfillmentSums): number =>
  sums.shippingChargedMinor +
  sums.returnFeesMinor +
  sums.labelRefundMinor -
  sums.labelCostMinor -
  sums.shippingRefundedMinor;

/** The days on which fulfillment brought or cost something, the newest first, and their sums. */
export async function financialDays(
  context: Context,
  period: Days,
): Promise<{ days: FinancialDay[]; totals: FulfillmentSums; currency: string }> {
  const days = new Map<string, FinancialDay>();
  const add = (day: string, sums: Partial<FulfillmentSums>) =>
    days.set(day, { ...(days.get(day) ?? { day, ...none }), ...sums });
  for (const one of (await context.call(sumOrderShipping, period)).days)
    add(one.day, { shippingChargedMinor: one.chargedMinor, shippingRefundedMinor: one.refundedMinor });
  for (const one of (await context.call(sumReturnFees, period)).days)
    add(one.day, { returnFeesMinor: one.feeMinor });
  for (const one of await labelsOnBooks(context, period))
    add(one.day, { labelCostMinor: one.costMinor, labelRefundMinor: one.refundMinor });
  const all = [...days.values()]
    .map((one) => ({ ...one, netMinor: netOf(one) }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  const sum = (of: keyof FulfillmentSums) => all.reduce((total, one) => total + one[of], 0);
  return {
    days: all,
    totals: {
      shippingChargedMinor: sum('shippingChargedMinor'),
      returnFeesMinor: sum('returnFeesMinor'),
      labelCostMinor: sum('labelCostMinor'),
      labelRefundMinor: sum('labelRefundMinor'),
      shippingRefundedMinor: sum('shippingRefundedMinor'),
      netMinor: sum('netMinor'),
    },
    currency,
  };
}
