import { closeSupportTicket } from '@brandwright/contract/support/close-support-ticket.ts';
import { getSupportTicket } from '@brandwright/contract/support/get-support-ticket.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import { markSupportTicketRead } from '@brandwright/contract/support/mark-support-ticket-read.ts';
import { openSupportTicket } from '@brandwright/contract/support/open-support-ticket.ts';
import { recordSupportAnswer } from '@brandwright/contract/support/record-support-answer.ts';
import { replyToSupportTicket } from '@brandwright/contract/support/reply-to-support-ticket.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from '../orders/testing.ts';

let store: TestStore;
let ticketId: string;
beforeEach(async () => {
  store = await testStore();
  const { id, orderNumber } = await placedOrder(store);
  await ship(store, id);
  ({ id: ticketId } = await store.run(openSupportTicket, { orderNumber, type: 'LOST_DELAYED' }));
});

const answer = (text = 'We found it in Reno.') => store.run(recordSupportAnswer, { ticketId, text });
const unread = async () => (await store.run(getSupportTicket, { ticketId })).unreadCount;
const list = (input: object) => store.run(listSupportTickets, input);

describe('mark_support_ticket_read', () => {
  it('reads what support answered, with a journal line, and undo makes it unread again', async () => {
    expect(await unread()).toBe(0);
    await answer();
    await answer('It leaves tomorrow.');
    expect(await unread()).toBe(2);
    const { updatedAt } = await store.run(getSupportTicket, { ticketId });
    store.time.now = new Date(store.time.now.getTime() + 60_000);
    const entry = await store.entryOf(markSupportTicketRead, { ticketId: 'ST-1001' });
    expect((await store.journal())[0]).toMatchObject({ operation: 'mark_support_ticket_read' });
    // Reading doesn't change the ticket: it keeps its place and whose turn it is.
    expect(await store.run(getSupportTicket, { ticketId })).toMatchObject({
      unreadCount: 0,
      status: 'ANSWERED',
      updatedAt,
    });
    await store.undo(entry);
    expect(await unread()).toBe(2);
  });

  it('has nothing to undo where everything was read', async () => {
    await store.run(markSupportTicketRead, { ticketId });
    expect((await store.journal())[0]).toMatchObject({ operation: 'mark_support_ticket_read', undo: null });
  });

  it('is not undone once support wrote again', async () => {
    await answer();
    const entry = await store.entryOf(markSupportTicketRead, { ticketId });
    await answer('One more thing.');
    await expect(store.undo(entry)).rejects.toThrow('has changed since then');
    expect(await unread()).toBe(1);
  });

  it('is for the store’s own tickets, and for no viewer or preview account', async () => {
    const other = await testStore();
    const about = { ticketId };
    expect((await other.refusal(markSupportTicketRead, about)).code).toBe('not_found');
    expect((await store.refusal(markSupportTicketRead, about, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(markSupportTicketRead, about, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.refusal(markSupportTicketRead, { ticketId: '' })).code).toBe('bad_input');
  });
});

describe('unread answers', () => {
  it('are counted and listed, and read by whoever replies', async () => {
    expect(await list({})).toMatchObject({ unreadTotal: 0, rows: [{ unreadCount: 0 }] });
    await answer();
    expect(await list({ isUnread: true })).toMatchObject({ total: 1, unreadTotal: 1 });
    expect((await list({ isUnread: false })).total).toBe(0);
    await store.run(replyToSupportTicket, { ticketId, message: 'Thanks, please send it on.' });
    expect(await list({ isUnread: true })).toMatchObject({ total: 0, unreadTotal: 0 });
  });

  it('go with the answer that is taken back', async () => {
    await answer();
    const entry = await store.entryOf(recordSupportAnswer, { ticketId, text: 'Wrong ticket.' });
    expect(await unread()).toBe(2);
    await store.undo(entry);
    expect(await unread()).toBe(1);
  });

  it('are settled with the ticket, and back with it', async () => {
    await answer();
    const entry = await store.entryOf(closeSupportTicket, { ticketId });
    expect(await unread()).toBe(0);
    await store.undo(entry);
    expect(await unread()).toBe(1);
  });
});
