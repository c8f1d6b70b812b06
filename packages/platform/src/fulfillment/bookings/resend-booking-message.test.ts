import { OperationError } from '@brandwright/contract';
import { bookFreight } from '@brandwright/contract/fulfillment/bookings/book-freight.ts';
import { cancelBooking } from '@brandwright/contract/fulfillment/bookings/cancel-booking.ts';
import { getBooking } from '@brandwright/contract/fulfillment/bookings/get-booking.ts';
import { resendBookingMessage } from '@brandwright/contract/fulfillment/bookings/resend-booking-message.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runJobs } from '../../kernel/jobs/testing-jobs.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { sendBookingMail } from './send-booking-mail.ts';

let store: TestStore;
let sent: string[];
let refuses: boolean;
let putBack: () => void;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  sent = [];
  refuses = true;
  const providers = await store.context(async (context) => context.providers);
  const { support } = providers;
  putBack = () => {
    providers.support = support;
  };
  providers.support = {
    notify: async (note) => {
      if (refuses) throw new OperationError('bad_input', 'The mail server refused the address.');
      sent.push(note.text);
      return support.notify(note);
    },
  };
  await store.run(bookFreight, {
    type: 'PARCEL',
    quantity: 12,
    weightPounds: 32,
    lengthInches: 18,
    widthInches: 14,
    heightInches: 12,
    pickupAddress: '40 Dock Street, Portland, OR 97209',
    readyOn: '2026-12-04',
  });
  await runJobs(store, [sendBookingMail]);
});
afterEach(() => putBack());

const bookingId = 'BK-1001';
const found = () => store.run(getBooking, { bookingId });

it('sends the refused request again after a yes, once, with the same words', async () => {
  const before = await found();
  expect(before).toMatchObject({ mailStatus: 'FAILED', messages: [{ status: 'FAILED' }] });
  refuses = false;
  const action = await store.ask(resendBookingMessage, { bookingId });
  expect(action.preview).toMatchObject({
    verb: 'Send it again',
    toWhom: 'The fulfillment partner, by email',
  });
  expect(action.preview.values.at(-1)).toEqual({ label: 'Message', value: before.messages[0]?.text });
  expect(sent).toEqual([]);
  await store.decide(action.id, true);
  expect(await found()).toMatchObject({ mailStatus: 'SENDING' });
  expect((await store.refusal(resendBookingMessage, { bookingId })).message).toContain('is on its way');
  await runJobs(store, [sendBookingMail]);
  expect(await found()).toMatchObject({
    status: 'REQUESTED',
    mailStatus: 'SENT',
    messages: [{ status: 'SENT' }],
  });
  expect(sent).toHaveLength(1);
  const again = await store.refusal(resendBookingMessage, { bookingId });
  expect(again).toMatchObject({ code: 'conflict' });
  expect(again.message).toContain('already has the message about BK-1001');
  expect(await runJobs(store, [sendBookingMail])).toBe(0);
});

it('sends the last message only: after a cancellation that arrived nothing is left to send', async () => {
  refuses = false;
  await store.run(cancelBooking, { bookingId });
  await runJobs(store, [sendBookingMail]);
  expect((await store.refusal(resendBookingMessage, { bookingId })).code).toBe('conflict');
  expect(sent).toHaveLength(1);
});

it('is the store’s own, and no viewer’s or preview’s', async () => {
  const other = await testStore();
  expect((await other.refusal(resendBookingMessage, { bookingId: (await found()).id })).code).toBe(
    'not_found',
  );
  expect((await store.refusal(resendBookingMessage, { bookingId }, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(resendBookingMessage, { bookingId }, { as: 'preview' })).code).toBe(
    'preview_blocked',
  );
  expect((await store.refusal(resendBookingMessage, {})).code).toBe('bad_input');
  expect((await store.refusal(resendBookingMessage, { bookingId: 'the big one' })).code).toBe('not_found');
});
