import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { field, forForms } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput } from '../../kernel/paging.ts';
import { count, listWords } from '../../kernel/words.ts';
import { bookingKind, bookingKindNouns, bookingKindWords, bookingStatusLabels } from './enums.ts';
import { listInput, listOutput, listToModel } from './list-fields.ts';
import { bookingLine } from './say.ts';

export const listBookings = declareOperation({
  name: 'list_bookings',
  area: 'fulfillment',
  title: 'Bookings',
  description:
    'Lists what was booked at the fulfillment partner, open bookings first: freight pickups, kitting orders, pre-sales, quality checks, with the status of each. For freight alone use list_freight_bookings; for inbound shipments list_receivings.',
  examples: [
    'Show my bookings',
    'what did we book at the fulfillment partner?',
    'which kitting orders are open?',
    'do I have any pre-sales running?',
    'which quality checks are not confirmed yet?',
  ],
  input: z.object({
    kind: field(bookingKind, { label: 'Kind', words: ['kind'], valueWords: bookingKindWords }).optional(),
    ...listInput,
    productId: forForms(z.uuid().describe('Pre-sales of this product.').optional()),
    ...pageInput,
  }),
  output: listOutput,
  http: { method: 'GET', path: '/web/fulfillment-bookings' },
  access: mayRead,
  effect: 'read',
  card: 'bookings',
  offered: true,
  errors: [],
  related: ['get_booking', 'list_freight_bookings', 'book_freight', 'order_kitting'],
  toModel: listToModel,
  summary: ({ rows, total }, { kind, status }) => {
    const [one, several] = kind ? bookingKindNouns[kind] : (['booking', 'bookings'] as const);
    const which = status ? ` (${bookingStatusLabels[status].toLowerCase()})` : '';
    if (total === 0) return `No ${several}${which}${which ? '' : ' yet'}.`;
    return `${count(total, one, several)}${which}: ${listWords(rows.map(bookingLine), 4)}.`;
  },
});
