import type { RecordNoun } from '../../kernel/record-kinds.ts';

/** The kinds of records of what is booked at the fulfillment partner. */
export const bookingKinds = {
  booking: { noun: 'booking', plural: 'bookings' },
} as const satisfies Record<string, RecordNoun>;

declare module '../../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof bookingKinds, RecordNoun> {}
}
