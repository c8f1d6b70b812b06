import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';
import { longestNote } from './entities.ts';

/** Reads that are stale after a booking changed. */
export const bookingReads = ['list_bookings', 'list_freight_bookings', 'get_booking'] as const;

/** How every operation on one booking names it. */
export const bookingField = () =>
  field(z.string().trim().min(1).max(60), {
    ref: 'booking',
    label: 'Booking',
    question: 'Which booking? Its number, such as BK-1001, is enough.',
    words: ['booking', 'freight booking', 'kitting order', 'pre-sale', 'quality check'],
  }).describe('Number of the booking, such as BK-1001, or its id.');

/** What the partner should know beside the figures. */
export const noteField = () =>
  field(z.string().trim().min(1).max(longestNote), {
    sense: 'free_text',
    outgoing: 'words',
    label: 'Note',
    words: ['note', 'tell them', 'saying', 'instructions'],
  })
    .describe('Added to the message word for word.')
    .optional();

/** Units of something; what is too many or too few is said in words by the platform. */
export const wholeNumber = (label: string, words: readonly string[], question: string) =>
  field(z.int().min(-1_000_000).max(100_000_000), { sense: 'quantity', label, words, question });

export const dayAhead = (label: string, words: readonly string[], question?: string) =>
  day({ sense: 'date_ahead', label, words, ...(question === undefined ? {} : { question }) });

/** A measure of one carton or pallet, checked against what carriers take. */
export const measure = (label: string, words: readonly string[], question?: string) =>
  field(z.number().min(-1_000_000).max(1_000_000), {
    sense: 'quantity',
    label,
    words,
    ...(question === undefined ? {} : { question }),
  });
