import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';

/** Orders on one document. */
export const mostOrdersToPack = 100;

const number = z.int().min(1).max(2_147_483_647);

/** One order that is said, or several that are ticked. */
export const ordersToPack = {
  orderNumber: field(number, {
    ref: 'order',
    words: ['order', 'order number'],
    question: 'Which order?',
    hasDefault: true,
    label: 'Order',
  }).optional(),
  orderNumbers: field(
    z
      .array(field(number, { ref: 'order' }))
      .min(1)
      .max(mostOrdersToPack),
    {
      ref: 'order',
      words: ['orders'],
      label: 'Orders',
    },
  )
    .describe('Several at once.')
    .optional(),
  ids: forForms(z.array(z.uuid()).min(1).max(mostOrdersToPack).optional()),
};
