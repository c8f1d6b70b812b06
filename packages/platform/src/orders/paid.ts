import type { LineRecord, OrderRecord } from './find-order.ts';
import { unitsWorth } from './money.ts';

type Money = Pick<OrderRecord, 'capturedMinor' | 'creditMinor' | 'refundedMinor' | 'creditBackMinor'>;

/** What was paid for an order, in money and with store credit. */
export const paidOf = ({ capturedMinor, creditMinor }: Pick<Money, 'capturedMinor' | 'creditMinor'>) =>
  capturedMinor + creditMinor;

/** What of it went back, in money and to store credit. */
export const paidBackOf = ({
  refundedMinor,
  creditBackMinor,
}: Pick<Money, 'refundedMinor' | 'creditBackMinor'>) => refundedMinor + creditBackMinor;

/** The same as what the arithmetic of refunds goes by: money and store credit are one there. */
export const allPaid = (order: Money) => ({
  capturedMinor: paidOf(order),
  refundedMinor: paidBackOf(order),
});

/**
 * What is still to be paid of an order: its total, less what was canceled or came back unpaid, less what was paid. What was refunded isn't owed
 * again, except by a cancellation, which made the order smaller by as much.
 */
export function owedOf(
  order: Pick<OrderRecord, 'totalMinor' | 'returnedMinor'> & Money,
  lines: readonly LineRecord[],
  canceledBackMinor: number,
): number {
  const canceled = lines.reduce(
    (sum, line) => sum + unitsWorth({ ...line, canceledQuantity: 0 }, line.canceledQuantity),
    0,
  );
  const isWhole = lines.every((line) => line.canceledQuantity === line.quantity);
  const worth = isWhole ? 0 : order.totalMinor - canceled;
  return Math.max(0, worth - order.returnedMinor - paidOf(order) + canceledBackMinor);
}
