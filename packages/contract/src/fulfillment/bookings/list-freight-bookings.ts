import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput } from '../../kernel/paging.ts';
import { count, listWords } from '../../kernel/words.ts';
import { bookingStatusLabels, freightType, freightTypeLabels, freightTypeWords } from './enums.ts';
import { listInput, listOutput, listToModel } from './list-fields.ts';
import { bookingLine } from './say.ts';

export const listFreightBookings = declareOperation({
  name: 'list_freight_bookings',
  area: 'fulfillment',
  title: 'Freight bookings',
  description:
    'Lists freight that was booked at the fulfillment partner, parcel and pallet, open bookings first. With kitting, pre-sales and quality checks use list_bookings; for shipments to customers list_labels.',
  examples: [
    'Show my freight bookings',
    'which freight pickups are booked?',
    'is there a pallet pickup that isn’t confirmed?',
    'list parcel freight',
  ],
  input: z.object({
    type: field(freightType, { label: 'Freight', words: ['type'], valueWords: freightTypeWords }).optional(),
    ...listInput,
    ...pageInput,
  }),
  output: listOutput,
  http: { method: 'GET', path: '/web/freight-bookings' },
  access: mayRead,
  effect: 'read',
  card: 'bookings',
  offered: true,
  errors: [],
  related: ['get_booking', 'book_freight', 'list_bookings'],
  toModel: listToModel,
  summary: ({ rows, total }, { type, status }) => {
    const which = [
      type ? ` by ${freightTypeLabels[type].toLowerCase()}` : '',
      status ? ` (${bookingStatusLabels[status].toLowerCase()})` : '',
    ].join('');
    if (total === 0) return `No freight bookings${which}${which ? '' : ' yet'}.`;
    return `${count(total, 'freight booking')}${which}: ${listWords(rows.map(bookingLine), 4)}.`;
  },
});
