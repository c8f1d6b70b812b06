import { OperationError } from '@brandwright/contract';
import { returnStatusLabels, type ReturnStatus } from '@brandwright/contract/returns/enums.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';

/**
 * CREATED → SHIPPING → RECEIVED or CANCELED (brand-kit document §4). A parcel that turns up unannounced is received
 * without having been on its way here.
 */
export const returnTransitions: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  CREATED: ['SHIPPING', 'RECEIVED', 'CANCELED'],
  SHIPPING: ['RECEIVED', 'CANCELED'],
  RECEIVED: [],
  CANCELED: [],
};

const asVerb: Readonly<Record<ReturnStatus, string>> = {
  CREATED: 'created again',
  SHIPPING: 'marked as shipping',
  RECEIVED: 'received',
  CANCELED: 'canceled',
};

/** Refuses a step that the table doesn't have. Errors: bad_transition says what is possible. */
export function requireReturnStep(handle: string, from: ReturnStatus, to: ReturnStatus): void {
  const next = returnTransitions[from];
  if (next.includes(to)) return;
  const now = returnStatusLabels[from].toLowerCase();
  if (from === to)
    throw new OperationError('bad_transition', `Return ${handle} is already ${now}. Nothing was changed.`);
  throw new OperationError(
    'bad_transition',
    next.length === 0
      ? `Return ${handle} is ${now}, so it can’t be ${asVerb[to]}. Create a new return if more comes back.`
      : `Return ${handle} is ${now}, so it can’t be ${asVerb[to]}. It can be ${listWords(
          next.map((status) => asVerb[status]),
          3,
          'or',
        )}.`,
  );
}

const dayMs = 86_400_000;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The last day on which an order is taken back: so many days after it arrived. Null without a limit. */
export const lastDay = (arrivedAt: Date, windowDays: number | null): string | null =>
  windowDays === null ? null : dayOf(new Date(arrivedAt.getTime() + windowDays * dayMs));

/** The number by which a return is called: that of its order, and which of its returns it is. */
export const handleOf = (orderNumber: number, returnsBefore: number): string =>
  `${orderNumber}-R${returnsBefore + 1}`;
