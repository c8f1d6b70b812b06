import { OperationError } from '@brandwright/contract';
import type { Unlabeled } from '@brandwright/contract/fulfillment/label-batch.ts';
import { boughtWords } from '@brandwright/contract/fulfillment/words.ts';
import { sql } from 'drizzle-orm';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { CardRow } from '../kernel/payments/cards.ts';
import type { PaymentRow } from '../kernel/payments/payment-subject.ts';
import { toPayment } from '../kernel/payments/payments.ts';
import type { Context } from '../kernel/request/context.ts';
import { planLabel, type LabelWish } from './plan-labels.ts';
import { buy, oneAtATime } from './purchase-label.ts';
import { refuseOtherPrice } from './rates.ts';
import { showLabel } from './show-label.ts';
import type { LabelRecord } from './tables.ts';

/** A label of several as it was shown. */
export interface ShownLine {
  id: string;
  orderNumber: number;
  service: ShippingService;
  amountMinor: number;
}

/** What a fault leaves open: its payment is looked after as after a crash. */
const fault =
  'Something went wrong on our side. If it was paid, its label is still made and the order ships with it; nothing is paid twice.';

/**
 * Buys a label for each order, one after the other. What was bought stays when a later one goes wrong, and each that wasn't says
 * why; once the bank declines the card, no more is asked of it. A fault in the middle of one leaves it to what looks after lost
 * payments.
 */
export async function buyEach(context: Context, lines: readonly ShownLine[], wish: LabelWish, card: CardRow) {
  // In one order, so that two calls never wait for each other.
  for (const id of lines.map((line) => line.id).toSorted()) await oneAtATime(context, id);
  const bought: { label: LabelRecord; payment: PaymentRow }[] = [];
  const unlabeled: Unlabeled[] = [];
  let isDeclined = false;
  for (const line of lines) {
    const leave = (reason: string) =>
      unlabeled.push({ orderNumber: line.orderNumber, orderId: line.id, reason });
    if (isDeclined) {
      leave('Not tried after the card was declined.');
      continue;
    }
    const outcome = await attempt(context, () => buyLine(context, line, wish, card));
    if (typeof outcome === 'string') {
      leave(outcome);
      continue;
    }
    const { label, payment } = outcome;
    isDeclined = label.status === 'CANCELED';
    if (label.status === 'CANCELED' || label.status === 'FAILED')
      leave(boughtWords(await showLabel(context, label), toPayment(payment)));
    else bought.push(outcome);
  }
  return { bought, unlabeled };
}

/** What was shown is bought: the order may have shipped, and the price changed since. */
async function buyLine(
  context: Context,
  { id, service, amountMinor }: ShownLine,
  wish: LabelWish,
  card: CardRow,
) {
  const { purchase } = await planLabel(context, { id }, { ...wish, service, prefer: undefined });
  refuseOtherPrice(purchase.rate, amountMinor);
  return buy(context, purchase, card);
}

/** Does it whole or not at all; answers why not. */
async function attempt<T>(context: Context, work: () => Promise<T>): Promise<T | string> {
  await context.db.execute(sql`savepoint one_of_many`);
  try {
    const done = await work();
    await context.db.execute(sql`release savepoint one_of_many`);
    return done;
  } catch (error) {
    await context.db.execute(sql`rollback to savepoint one_of_many`);
    if (context.signal.aborted) throw error;
    if (error instanceof OperationError) return error.message;
    context.log.error({ error: String(error) }, 'one label of several was not bought');
    return fault;
  }
}
