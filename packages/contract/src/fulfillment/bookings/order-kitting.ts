import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { dayAhead, noteField, wholeNumber } from './fields.ts';
import { bookingRequest } from './request.ts';

export const orderKitting = declareOperation({
  ...bookingRequest,
  name: 'order_kitting',
  title: 'Order kitting',
  description:
    'Asks the fulfillment partner to assemble kits: units of a bundle, packed from the parts that the bundle lists. Refused where the stock of a part is short, with how many kits can be made. To define what goes into a bundle use create_sku_bundle. Nothing is sent without a yes.',
  examples: [
    'Order kitting of 20 Quiet morning duos',
    'have the warehouse assemble 15 Table for two kits',
    'kit 10 of the quiet morning duo by December 10',
    'ask the fulfillment partner to pack 25 gift sets',
  ],
  input: z.object({
    kit: field(z.string().trim().min(1).max(200), {
      ref: 'sku',
      label: 'Kit',
      words: ['kit', 'kits', 'bundle', 'set', 'of'],
      question: 'Which bundle should be assembled?',
    }).describe('A bundle by SKU id, code or words of its title (list_sku_bundles).'),
    quantity: wholeNumber('Kits', ['kits', 'sets', 'bundles', 'units'], 'How many kits?'),
    neededBy: dayAhead('Needed by', ['by', 'needed by', 'before']).optional(),
    note: noteField(),
  }),
  http: { method: 'POST', path: '/web/kitting-orders', status: 201 },
  errors: ['not_found', 'conflict'],
  related: ['list_sku_bundles', 'list_bookings', 'get_booking', 'create_sku_bundle'],
});
