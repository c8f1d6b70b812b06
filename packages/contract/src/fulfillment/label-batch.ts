import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';

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

/** An order that got no label, and why. */
export const unlabeled = z.object({
  orderNumber: field(z.int(), { ref: 'order' }),
  orderId: z.uuid().nullable(),
  reason: z.string(),
});
export type Unlabeled = z.output<typeof unlabeled>;
