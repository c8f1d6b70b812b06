import { OperationError } from '@brandwright/contract';
import { getSupportTicket } from '@brandwright/contract/support/get-support-ticket.ts';
import { openSupportTicket } from '@brandwright/contract/support/open-support-ticket.ts';
import { replyToSupportTicket } from '@brandwright/contract/support/reply-to-support-ticket.ts';
import { resendSupportMessage } from '@brandwright/contract/support/resend-support-message.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runJobs } from '../kernel/jobs/testing-jobs.ts';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from '../orders/testing.ts';
import { sendTicketMail } from './send-ticket-mail.ts';

const ticketId = 'ST-1001';
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
  const { id, orderNumber } = await placedOrder(store);
  await ship(store, id);
  await store.run(openSupportTicket, { orderNumber, type: 'LOST_DELAYED' });
  await store.run(replyToSupportTicket, { ticketId, message: 'It was scanned in Reno last week.' });
  await runJobs(store, [sendTicketMail]);
});
afterEach(() => putBack());

const statuses = async () =>
  (await store.run(getSupportTicket, { ticketId })).messages.map(({ status }) => status);

it('sends all that was refused again after a yes, in order, once each', async () => {
  expect(await statuses()).toEqual(['FAILED', 'FAILED']);
  refuses = false;
  const action = await store.ask(resendSupportMessage, { ticketId });
  expect(action.preview.values.map(({ label }) => label)).toEqual(['Ticket', 'Message', 'Message']);
  await store.decide(action.id, true);
  expect(await statuses()).toEqual(['SENDING', 'SENDING']);
  expect((await store.refusal(resendSupportMessage, { ticketId })).message).toContain('is on its way');
  await runJobs(store, [sendTicketMail]);
  expect(await statuses()).toEqual(['SENT', 'SENT']);
  expect(sent).toHaveLength(2);
  expect(sent.some((text) => text.includes('It was scanned in Reno last week.'))).toBe(true);
  expect((await store.refusal(resendSupportMessage, { ticketId })).code).toBe('conflict');
});

it('is the store’s own, and no viewer’s or preview’s', async () => {
  const other = await testStore();
  expect((await other.refusal(resendSupportMessage, { ticketId })).code).toBe('not_found');
  expect((await store.refusal(resendSupportMessage, { ticketId }, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(resendSupportMessage, { ticketId }, { as: 'preview' })).code).toBe(
    'preview_blocked',
  );
  expect((await store.refusal(resendSupportMessage, {})).code).toBe('bad_input');
});
