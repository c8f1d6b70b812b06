import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { pageOutput } from '../../kernel/paging.ts';
import { booking, type Booking } from './entities.ts';
import { bookingStatus, bookingStatusWords, type BookingStatus } from './enums.ts';

const shownToModel = 15;

export const listInput = {
  status: field(bookingStatus, {
    label: 'Status',
    words: ['status'],
    valueWords: bookingStatusWords,
  }).optional(),
  search: field(z.string().trim().min(1).max(100), {
    sense: 'search_words',
    label: 'Search',
    words: ['with', 'containing', 'mentioning'],
  })
    .describe('Words of the number or of what was booked; all must occur.')
    .optional(),
};

export const listOutput = z.object({
  rows: z.array(booking),
  /** Bookings of each status, of the kind that is listed. */
  counts: z.record(bookingStatus, z.int()),
  ...pageOutput,
});

export const listToModel = ({
  rows,
  total,
  counts,
}: {
  rows: readonly Booking[];
  total: number;
  counts: Readonly<Record<BookingStatus, number>>;
}) => ({ rows: rows.slice(0, shownToModel), counts, total });
