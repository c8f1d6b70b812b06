import type { BookingDetails } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import type { BookingKind } from '@brandwright/contract/fulfillment/bookings/enums.ts';
import { bookingFacts, bookingTitle } from '@brandwright/contract/fulfillment/bookings/say.ts';
import { signerOf } from '../../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../../kernel/request/context.ts';

const asks: Readonly<Record<BookingKind, string>> = {
  FREIGHT: 'Please book this freight pickup',
  KITTING: 'Please assemble these kits',
  PRE_SALE: 'Please set up this pre-sale',
  QUALITY_CHECK: 'Please carry out this quality check',
};

const signed = async (context: Context): Promise<string> => {
  const { person, store } = await signerOf(context);
  return [person, store].filter(Boolean).join(', ');
};

/** What asks the partner for it, as the approval shows it and as it goes out. */
export async function requestLetter(
  context: Context,
  details: BookingDetails,
  note: string | undefined,
): Promise<string> {
  return [
    'Hello,',
    '',
    `${asks[details.kind]}:`,
    '',
    ...bookingFacts(details).map(({ label, value }) => `- ${label}: ${value}`),
    ...(note === undefined ? [] : ['', note]),
    '',
    'Please confirm it, with what it costs, by answering this email.',
    '',
    await signed(context),
  ].join('\n');
}

/** What calls it off. */
export async function cancellationLetter(
  context: Context,
  handle: string,
  details: BookingDetails,
  reason: string | undefined,
): Promise<string> {
  return [
    'Hello,',
    '',
    `Please cancel booking ${handle}: ${bookingTitle(details)}.`,
    ...(reason === undefined ? [] : ['', reason]),
    '',
    'Please confirm the cancellation by answering this email.',
    '',
    await signed(context),
  ].join('\n');
}
