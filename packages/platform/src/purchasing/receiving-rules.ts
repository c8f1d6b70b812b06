import { OperationError } from '@brandwright/contract';
import {
  purchaseStatusLabels,
  purchaseTypeLabels,
  type ReceivingStatus,
} from '@brandwright/contract/purchasing/enums.ts';
import type { LastReceipt } from './last-receipt.ts';
import { goodUnits } from '@brandwright/contract/purchasing/good-units.ts';
import type { purchaseItems } from './tables.ts';

type Facts = Pick<
  typeof purchaseItems.$inferSelect,
  'title' | 'status' | 'orderType' | 'shippingMode' | 'quantity' | 'receivedUnits' | 'receivingStatus'
>;

const goods: ReadonlySet<string> = new Set(['INVENTORY', 'PACKAGING', 'MANUAL_INVENTORY']);

/** A receipt is taken for one that was said twice within this span. */
const saidTwiceWithinMs = 10 * 60_000;

/**
 * Refuses what was most likely said twice: the same number of the same purchase by the same person within ten minutes.
 * Errors: conflict, which names the first receipt and says how to book another.
 */
export function refuseSaidTwice(
  { title, lastReceipt: last }: { title: string; lastReceipt: LastReceipt | null },
  given: { quantity?: number | undefined; damagedQuantity?: number | undefined },
  { by, at }: Pick<LastReceipt, 'by' | 'at'>,
): void {
  if (last === null || given.quantity === undefined || last.by !== by) return;
  const passedMs = Date.parse(at) - Date.parse(last.at);
  const isSame =
    (given.quantity === last.said || given.quantity === last.good) &&
    (given.damagedQuantity ?? 0) === last.damaged;
  if (!isSame || passedMs >= saidTwiceWithinMs) return;
  const minutes = Math.round(passedMs / 60_000);
  const ago = minutes < 1 ? 'just now' : `${words(minutes)} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const broken = last.damaged > 0 ? ` and ${words(last.damaged)} broken` : '';
  const booked = `You booked ${words(last.good)} of ${title}${broken} ${ago}, so nothing was added this time.`;
  throw new OperationError(
    'conflict',
    `${booked} If as many came once more, say “another ${words(given.quantity)} of the ${title} came”.`,
    [{ path: 'again', message: booked }],
  );
}

/** What is picked up where it was made never ships. */
const isHere = ({ status, shippingMode }: Facts) =>
  status === 'SHIPPED' || (status === 'IN_PRODUCTION' && shippingMode === 'NO_SHIPPING_NEEDED');

export const isReceivable = (item: Facts): boolean =>
  goods.has(item.orderType) && isHere(item) && item.receivingStatus !== 'RECEIVED';

const words = (units: number) => units.toLocaleString('en-US');

/** Refuses what can’t be received, and says what comes first. */
export function requireReceivable(item: Facts): void {
  const { title, orderType, status, quantity } = item;
  if (!goods.has(orderType))
    throw new OperationError(
      'conflict',
      `${title} is for ${purchaseTypeLabels[orderType].toLowerCase()}, which don’t go into stock.`,
    );
  if (item.receivingStatus === 'RECEIVED')
    throw new OperationError(
      'conflict',
      `All ${words(quantity)} of ${title} have already been received. Nothing was added.`,
    );
  if (isHere(item)) return;
  const next =
    status === 'IN_PRODUCTION' || status === 'IN_SUBSCRIPTION'
      ? 'Record that it shipped first, then receive it.'
      : 'Only what has shipped can be received.';
  throw new OperationError(
    'bad_transition',
    `${title} is ${purchaseStatusLabels[status].toLowerCase()}. ${next}`,
  );
}

export interface Arrived {
  good: number;
  damaged: number;
}

/**
 * Units that came, of what is still to come. Without a number all of it came; "500 came in, 20 broken" of 500 is 480 good
 * ones. Errors: conflict when more came than was ordered, bad_input when none did.
 */
export function arrivedOf(
  item: Pick<Facts, 'title' | 'quantity' | 'receivedUnits'>,
  given: {
    quantity?: number | undefined;
    damagedQuantity?: number | undefined;
    orderedQuantity?: number | undefined;
  },
): Arrived {
  const { title, quantity: ordered, receivedUnits } = item;
  if (given.orderedQuantity !== undefined && given.orderedQuantity !== ordered)
    throw new OperationError(
      'conflict',
      `${words(ordered)} of ${title} were ordered, not ${words(given.orderedQuantity)}. Nothing was received.`,
    );
  const open = ordered - receivedUnits;
  const damaged = given.damagedQuantity ?? 0;
  const all = given.quantity ?? open;
  const good = goodUnits(all, damaged, open);
  if (good < 0 || good + damaged > open)
    throw new OperationError(
      'conflict',
      `That’s more than is still to come: ${words(ordered)} of ${title} were ordered and ${words(receivedUnits)} came so far, so ${words(open)} can be received. If more came, adjust the stock for the rest.`,
      [{ path: 'quantity', message: `At most ${words(open)}.` }],
    );
  if (good + damaged === 0)
    throw new OperationError('bad_input', `How many of ${title} came?`, [
      { path: 'quantity', message: 'At least one.' },
    ]);
  return { good, damaged };
}

export const receivingAfter = (ordered: number, received: number): ReceivingStatus =>
  received >= ordered ? 'RECEIVED' : received > 0 ? 'PARTIAL' : 'NONE';
