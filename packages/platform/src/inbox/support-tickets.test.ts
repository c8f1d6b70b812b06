import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { closeSupportTicket } from '@brandwright/contract/support/close-support-ticket.ts';
import { markSupportTicketRead } from '@brandwright/contract/support/mark-support-ticket-read.ts';
import { openSupportTicket } from '@brandwright/contract/support/open-support-ticket.ts';
import { recordSupportAnswer } from '@brandwright/contract/support/record-support-answer.ts';
import type { InboxTicket } from '@brandwright/contract/inbox/entities.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from '../orders/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { ofPage } from './support-tickets.ts';
import { seedInbox } from './testing.ts';

beforeAll(seedMarketplace);
let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  await seedInbox(store);
});

async function openTicket() {
  const { id, orderNumber } = await placedOrder(store);
  await ship(store, id);
  return store.run(openSupportTicket, { orderNumber, type: 'LOST_DELAYED' });
}
const list = (input: object = {}) => store.run(listSupplierConversations, input);
const handles = async (input: object = {}) => ((await list(input)).tickets ?? []).map(({ handle }) => handle);

describe('tickets with warehouse support in the inbox', () => {
  it('stand between the conversations, unread until they are read', async () => {
    const { id, orderNumber } = await openTicket();
    await openTicket();
    await store.run(recordSupportAnswer, { ticketId: id, text: 'We found it in Reno.' });
    const all = await list();
    expect(all.total).toBe(12);
    expect(all.tickets).toHaveLength(2);
    expect(all.tickets?.find(({ ticketId }) => ticketId === id)).toMatchObject({
      handle: 'ST-1001',
      orderNumber,
      isUnread: true,
      unreadCount: 1,
      needsReply: true,
      isClosed: false,
      lastMessage: { isOwn: false, preview: 'We found it in Reno.' },
    });
    expect(await store.run(countUnreadConversations, {})).toMatchObject({ unreadCount: 6, support: 1 });
    expect(await handles({ isUnread: true })).toEqual(['ST-1001']);
    expect(await handles({ isUnread: false })).toEqual(['ST-1002']);
    expect(await handles({ needsReply: true })).toEqual(['ST-1001']);
    expect(await handles({ needsReply: false })).toEqual(['ST-1002']);
    await store.run(markSupportTicketRead, { ticketId: id });
    expect(await store.run(countUnreadConversations, {})).toMatchObject({ unreadCount: 6, support: 0 });
  });

  it('are the person’s own, in the archive once closed, and found by their words', async () => {
    const { id } = await openTicket();
    await store.run(recordSupportAnswer, { ticketId: id, text: 'We found it in Reno.' });
    expect(await handles({ filter: 'PERSONAL' })).toEqual(['ST-1001']);
    expect(await handles({ filter: 'SOURCING_AGENT' })).toEqual([]);
    expect(await handles({ filter: 'ARCHIVED' })).toEqual([]);
    await store.run(closeSupportTicket, { ticketId: id });
    expect(await handles()).toEqual([]);
    expect(await handles({ filter: 'ARCHIVED' })).toEqual(['ST-1001']);
    expect(await handles({ keyword: 'reno' })).toEqual(['ST-1001']);
    expect(await handles({ keyword: 'zeppelin' })).toEqual([]);
  });

  it('are said with the inbox, and are no other store’s', async () => {
    const { id, orderNumber } = await openTicket();
    await store.run(recordSupportAnswer, { ticketId: id, text: 'We found it in Reno.' });
    const told = listSupplierConversations.summary(
      await list({ isUnread: true }),
      listSupplierConversations.input.parse({ isUnread: true }),
    );
    expect(told).toContain(`Support answered ST-1001 (order #${orderNumber}).`);
    const other = await testStore();
    expect((await other.run(listSupplierConversations, {})).tickets).toEqual([]);
    expect((await other.run(countUnreadConversations, {})).support).toBe(0);
  });

  it('are each on one page of the list', async () => {
    const at = (day: number) => ({ lastTime: `2026-11-${day}T00:00:00.000Z` });
    const ticket = (handle: string, day: number): InboxTicket => ({
      ticketId: handle,
      handle,
      orderNumber: 1,
      isClosed: false,
      needsReply: false,
      isUnread: false,
      unreadCount: 0,
      ...at(day),
      lastMessage: { isOwn: true, preview: '' },
    });
    const tickets = [ticket('a', 29), ticket('b', 22), ticket('c', 17), ticket('d', 11)];
    const names = (...given: Parameters<typeof ofPage> extends [unknown, ...infer Rest] ? Rest : never) =>
      ofPage(tickets, ...given).map(({ handle }) => handle);
    // Two pages of two rows: 25 and 20, then 15 and 12.
    expect(names(0, at(25), at(15))).toEqual(['a', 'b', 'c']);
    expect(names(1, at(15), undefined)).toEqual(['d']);
    expect(names(0, undefined, undefined)).toEqual(['a', 'b', 'c', 'd']);
    expect(names(2, undefined, undefined)).toEqual([]);
    const pages = await Promise.all([0, 1, 2].map((page) => list({ page, size: 5 })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 2]);
    await openTicket();
    expect(await list({ page: 2, size: 5 })).toMatchObject({
      tickets: [],
      ticketCount: { total: 1, unread: 0 },
    });
  });
});
