import { z } from 'zod';
import { listWords } from '../kernel/words.ts';
import { field, forForms } from '../kernel/fields.ts';
import type { LabelRow } from './entities.ts';

/** Labels that are bought or printed at once. */
export const mostLabelsAtOnce = 25;
/** Orders that may be named at once; those that are too many are left out. */
export const mostOrdersNamed = 100;

const orderNumber = z.int().min(1).max(2_147_483_647);

/** Orders whose labels are bought: those that are named or ticked, or all of a kind. */
export const ordersOfBatch = {
  orderNumbers: field(
    z
      .array(field(orderNumber, { ref: 'order' }))
      .min(1)
      .max(mostOrdersNamed),
    { ref: 'order', words: ['orders', 'order'], label: 'Orders', question: 'Which orders?' },
  )
    .describe('Their numbers, such as 1042 and 1043.')
    .optional(),
  allOf: field(z.enum(['OUTSTANDING', 'PROCESSING']), {
    label: 'All orders',
    words: ['all', 'every', 'everything'],
    valueWords: {
      OUTSTANDING: [
        'outstanding',
        'everything outstanding',
        'open',
        'still open',
        'everything open',
        'unshipped',
      ],
      PROCESSING: ['processing', 'in processing', 'being packed', 'in progress', 'in production'],
    },
    insteadOf: 'orderNumbers',
  })
    .describe('Instead of numbers: all that are outstanding or in processing, the oldest first.')
    .optional(),
  ids: forForms(z.array(z.uuid()).min(1).max(mostOrdersNamed).optional()),
};

/** Those of labels bought together that are paid for: the rest wait for the bank, and cost nothing until it says yes. */
export const paidAmong = <T extends Pick<LabelRow, 'status'>>(labels: readonly T[]): T[] =>
  labels.filter(({ status }) => status !== 'UNPAID');

/** An order that got no label, and why. */
export const unlabeled = z.object({
  orderNumber: field(z.int(), { ref: 'order' }),
  orderId: z.uuid().nullable(),
  reason: z.string(),
});
export type Unlabeled = z.output<typeof unlabeled>;

/** Orders by why they got no label, each reason once and without a period. */
export const byReason = <T extends Pick<Unlabeled, 'reason'>>(orders: readonly T[]): Map<string, T[]> =>
  Map.groupBy(orders, ({ reason }) => reason.replace(/\.$/, ''));

/** "#1042, #1043 and 17 more (Over the limit of 25 at once), #1050 (The shopper picks it up)": each reason once. */
export const unlabeledWords = (
  orders: readonly Pick<z.output<typeof unlabeled>, 'orderNumber' | 'reason'>[],
  most = 4,
): string =>
  listWords(
    [...byReason(orders)].map(
      ([reason, same]) =>
        `${listWords(
          same.map(({ orderNumber }) => `#${orderNumber}`),
          3,
        )} (${reason})`,
    ),
    most,
  );
