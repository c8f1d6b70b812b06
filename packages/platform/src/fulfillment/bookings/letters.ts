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

/** Who signs a letter of the store: "Nora Whitfield, Juniper & Clay". */
export const signatureOf = async (context: Context): Promise<string> => {
  const { person, store } = await signerOf(context);
  return [person, store].filter(Boolean).join(', ');
};

/** What asks the partner for it, as the approval shows it and as it goes out. */
export function requestLetter(signature: string, details: BookingDetails, note: string | undefined): string {
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
    signature,
  ].join('\n');
}

/** What calls it off. */
export function cancellationLetter(
  signature: string,
  handle: string,
  details: BookingDetails,
  reason: string | undefined,
): string {
  return [
    'Hello,',
    '',
    `Please cancel booking ${handle}: ${bookingTitle(details)}.`,
    ...(reason === undefined ? [] : ['', reason]),
    '',
    'Please confirm the cancellation by answering this email.',
    '',
    signature,
  ].join('\n');
}
