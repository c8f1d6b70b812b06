import type { Unlabeled } from '@brandwright/contract/fulfillment/label-batch.ts';
import { boughtWords } from '@brandwright/contract/fulfillment/words.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { CardRow } from '../../kernel/payments/cards.ts';
import type { PaymentRow } from '../../kernel/payments/payment-subject.ts';
import { toPayment } from '../../kernel/payments/payments.ts';
import type { Context } from '../../kernel/request/context.ts';
import { within, type Outcome } from './finish-label.ts';
import { planAgain, type LabelWish, type PlannedLabel } from './plan-labels.ts';
import { buy, oneAtATime } from './purchase-label.ts';
import { refuseOtherPrice } from './rates.ts';
import { showLabel } from './show-label.ts';
import type { LabelRecord } from '../tables.ts';

/** A label of several as it was shown. */
export interface ShownLine {
  id: string;
  orderNumber: number;
  service: ShippingService;
  amountMinor: number;
}

/** A label to buy, and how this very call planned it, where it did. */
interface LineToBuy extends ShownLine {
  planned: PlannedLabel | undefined;
}

/** What a fault leaves open: its payment is recovered as after a crash. */
const fault =
  'Something went wrong on our side. If the payment went through, we’ll still create the label and mark the order as shipped. You won’t be charged twice.';

/**
 * Buys a label for each order, one after the other. What was bought stays when a later one goes wrong, and each that wasn't says
 * why; once the bank declines the card or wants its person to confirm, no more is asked of it. A fault partway through leaves it
 * to the recovery of lost payments.
 */
export async function buyPlannedLabels(
  context: Context,
  lines: readonly LineToBuy[],
  wish: LabelWish,
  card: CardRow,
) {
  // In one order, so that two calls never wait for each other.
  for (const id of lines.map((line) => line.id).toSorted()) await oneAtATime(context, id);
  const bought: { label: LabelRecord; payment: PaymentRow }[] = [];
  const unlabeled: Unlabeled[] = [];
  let stopped: string | undefined;
  for (const line of lines) {
    const leave = (reason: string) =>
      unlabeled.push({ orderNumber: line.orderNumber, orderId: line.id, reason });
    if (stopped !== undefined) {
      leave(stopped);
      continue;
    }
    const outcome = await attempt(context, () => buyLine(context, line, wish, card));
    if ('refusal' in outcome) {
      leave(outcome.refusal);
      continue;
    }
    const { label, payment } = outcome.done;
    if (label.status === 'CANCELED') stopped = 'Skipped because the card was declined.';
    if (payment.status === 'REQUIRES_ACTION')
      stopped = 'Skipped because your bank wants you to confirm an earlier payment first.';
    if (label.status === 'CANCELED' || label.status === 'FAILED')
      leave(boughtWords(await showLabel(context, label), toPayment(payment)));
    else bought.push(outcome.done);
  }
  return { bought, unlabeled };
}

/** What was shown is bought: the order may have shipped, and the price changed since. */
async function buyLine(
  context: Context,
  { id, service, amountMinor, planned }: LineToBuy,
  wish: LabelWish,
  card: CardRow,
) {
  const { purchase } = await planAgain(context, { id }, { ...wish, service, prefer: undefined }, planned);
  refuseOtherPrice(purchase.rate, amountMinor);
  return buy(context, purchase, card);
}

/** All or nothing, and why not; a fault, too, leaves the others to be bought. */
async function attempt<T>(context: Context, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    const outcome = await within(context, work);
    if ('refusal' in outcome) context.signal.throwIfAborted();
    return outcome;
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.error({ error: String(error) }, 'one label of several was not bought');
    return { refusal: fault };
  }
}
