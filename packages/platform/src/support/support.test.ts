import { OperationError } from '@brandwright/contract';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { changeOrderStatus } from '@brandwright/contract/orders/change-order-status.ts';
import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { closeSupportTicket } from '@brandwright/contract/support/close-support-ticket.ts';
import type { ticketTypes } from '@brandwright/contract/support/enums.ts';
import { getSupportTicket } from '@brandwright/contract/support/get-support-ticket.ts';
import { listSupportTickets } from '@brandwright/contract/support/list-support-tickets.ts';
import { openSupportTicket } from '@brandwright/contract/support/open-support-ticket.ts';
import { recordSupportAnswer } from '@brandwright/contract/support/record-support-answer.ts';
import { replyToSupportTicket } from '@brandwright/contract/support/reply-to-support-ticket.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs } from '../kernel/jobs/testing-jobs.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { placedOrder, ship } from '../orders/testing.ts';
import { keepCsv } from '../store/testing-files.ts';
import { sendTicketMail } from './send-ticket-mail.ts';

let store: TestStore;
beforeEach(async () => {
  store = await testStore();
});

async function shippedOrder() {
  const order = await placedOrder(store);
  await ship(store, order.id);
  return order;
}

async function openTicket(type: (typeof ticketTypes)[number] = 'LOST_DELAYED') {
  const { orderNumber } = await shippedOrder();
  return store.run(openSupportTicket, { orderNumber, type });
}

describe('open_support_ticket', () => {
  it('shows what it will send, and then writes the ticket and mails support once', async () => {
    const order = await shippedOrder();
    const action = await store.ask(openSupportTicket, {
      orderNumber: order.orderNumber,
      type: 'LOST_DELAYED',
    });
    expect(action.preview).toMatchObject({
      verb: 'Open the ticket',
      toWhom: 'Support, by email',
      what: `Opens a ticket with warehouse support about order #${order.orderNumber}: Carrier Issues.`,
    });
    expect((await store.run(listSupportTickets, {})).total).toBe(0);
    await store.decide(action.id, true);
    const { rows, counts } = await store.run(listSupportTickets, {});
    expect(rows).toMatchObject([
      { handle: 'ST-1001', status: 'OPEN', orderNumber: order.orderNumber, customerName: 'Maya Chen' },
    ]);
    expect(counts).toEqual({ OPEN: 1, ANSWERED: 0, CLOSED: 0 });
    expect(await runJobs(store, [sendTicketMail])).toBe(1);
    const { messages } = await store.run(getSupportTicket, { ticketId: 'st-1001' });
    expect(messages).toMatchObject([
      {
        isOwn: true,
        status: 'SENT',
        text: `Order #${order.orderNumber}: the parcel is lost or delayed. Please ask the carrier where it is.`,
      },
    ]);
    expect((await store.journal())[0]).toMatchObject({ operation: 'open_support_ticket' });
  });

  it.each([
    ['LOST_DELAYED', 'has shipped yet'],
    ['BROKEN', 'has shipped yet'],
    ['RELEASE_HOLD', 'isn’t on hold'],
    ['WHOLESALE_ORDER_REQUIREMENTS', 'isn’t a wholesale order'],
  ] as const)('refuses %s where the order isn’t so', async (type, words) => {
    const { orderNumber } = await placedOrder(store);
    const refusal = await store.refusal(openSupportTicket, { orderNumber, type });
    expect(refusal).toMatchObject({ code: 'bad_transition' });
    expect(refusal.message).toContain(words);
  });

  it('takes a hold to release, a cancellation before anything shipped, and asks for a packing slip’s file', async () => {
    const held = await placedOrder(store);
    await store.run(changeOrderStatus, { id: held.id, productionStatus: 'ON_HOLD', reason: 'Address' });
    const release = await store.run(openSupportTicket, { orderId: held.id, type: 'RELEASE_HOLD' });
    expect(release.orderNumber).toBe(held.orderNumber);
    await store.run(openSupportTicket, { orderNumber: held.orderNumber, type: 'CANCELED_REFUND' });
    const { orderNumber } = await store.run(createManualWholesaleOrder, {
      customerName: 'Ada Stone',
      addressLine1: '12 Mill Lane',
      city: 'Portland',
      state: 'OR',
      zipCode: '97205',
      items: [{ title: 'Ceramic mug', sku: 'MUG-01', quantity: 20, unitPriceMinor: 1400 }],
    });
    const packing = { orderNumber, type: 'WHOLESALE_ATTACHMENT_PACKING_SLIP' as const };
    expect(await store.refusal(openSupportTicket, packing)).toMatchObject({
      code: 'bad_input',
      details: [{ path: 'attachmentFileIds' }],
    });
    const fileId = await keepCsv(store, 'slip.csv', 'sku,quantity');
    const opened = await store.run(openSupportTicket, { ...packing, attachmentFileIds: [fileId] });
    expect(opened.messages[0]?.attachments).toMatchObject([{ name: 'slip.csv', sizeBytes: 12 }]);
    expect(
      (await store.refusal(openSupportTicket, { orderNumber, type: 'WHOLESALE_ORDER_REQUIREMENTS' })).code,
    ).toBe('bad_input');
  });

  it('is about items of the order only, and one of a type is open at a time', async () => {
    const order = await shippedOrder();
    const missing = { orderNumber: order.orderNumber, type: 'MISSING_WRONG_ITEMS' as const };
    const other = await placedOrder(store);
    const foreign = other.lineItems[0]?.id ?? '';
    expect((await store.refusal(openSupportTicket, { ...missing, lineItemIds: [foreign] })).code).toBe(
      'not_found',
    );
    const [line] = order.lineItems;
    const opened = await store.run(openSupportTicket, { ...missing, lineItemIds: [line?.id ?? ''] });
    expect(opened.items).toMatchObject([{ title: line?.title, quantity: line?.quantity }]);
    const second = await store.refusal(openSupportTicket, missing);
    expect(second).toMatchObject({ code: 'conflict' });
    expect(second.message).toContain('ST-1001');
    await store.run(closeSupportTicket, { ticketId: 'ST-1001' });
    expect((await store.run(openSupportTicket, missing)).handle).toBe('ST-1002');
  });

  it('is the store’s own, and no viewer’s or preview’s', async () => {
    const { orderNumber, id } = await shippedOrder();
    const other = await testStore();
    const about = { orderNumber, type: 'BROKEN' as const };
    expect((await other.refusal(openSupportTicket, { orderId: id, type: 'BROKEN' })).code).toBe('not_found');
    expect((await store.refusal(openSupportTicket, about, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(openSupportTicket, about, { as: 'preview' })).code).toBe('preview_blocked');
    const foreign = await keepCsv(other, 'slip.csv', 'a');
    expect((await store.refusal(openSupportTicket, { ...about, attachmentFileIds: [foreign] })).code).toBe(
      'not_found',
    );
    expect((await store.refusal(openSupportTicket, { ...about, message: 'x'.repeat(5001) })).code).toBe(
      'bad_input',
    );
  });
});

describe('a ticket', () => {
  it('is answered once per mail, in the feed until replied to, and open again then', async () => {
    const { id } = await openTicket();
    const answer = { ticketId: id, text: 'We found it in Reno.', messageId: '<1@mail>' };
    const answered = await store.run(recordSupportAnswer, answer);
    expect(answered).toMatchObject({ status: 'ANSWERED', lastMessageIsOwn: false, messageCount: 2 });
    expect((await store.run(recordSupportAnswer, answer)).messageCount).toBe(2);
    const feed = await store.run(listFeed, {});
    expect(feed.items.some(({ title }) => title === 'Support answered ST-1001')).toBe(true);
    const replied = await store.run(replyToSupportTicket, { ticketId: id, message: 'Please send it on.' });
    expect(replied).toMatchObject({ status: 'OPEN', lastMessage: 'Please send it on.', messageCount: 3 });
    expect((await store.run(listFeed, {})).items.some(({ source }) => source === 'answered_tickets')).toBe(
      false,
    );
    expect(await runJobs(store, [sendTicketMail])).toBe(2);
  });

  it('takes an answer back as it was', async () => {
    const { id } = await openTicket();
    const entry = await store.entryOf(recordSupportAnswer, { ticketId: id, text: 'Wrong ticket.' });
    await store.undo(entry);
    expect(await store.run(getSupportTicket, { ticketId: id })).toMatchObject({
      status: 'OPEN',
      messageCount: 1,
      lastMessageIsOwn: true,
    });
    const again = await store.entryOf(recordSupportAnswer, { ticketId: id, text: 'Yes.' });
    await store.run(replyToSupportTicket, { ticketId: id, message: 'Thanks.' });
    await expect(store.undo(again)).rejects.toThrow(OperationError);
  });

  it('is closed, not twice, opened again by undo or a reply', async () => {
    const { id } = await openTicket();
    const entry = await store.entryOf(closeSupportTicket, { ticketId: id });
    expect(await store.refusal(closeSupportTicket, { ticketId: id })).toMatchObject({
      code: 'bad_transition',
      message: 'ST-1001 is already closed. A reply reopens it.',
    });
    await store.undo(entry);
    expect((await store.run(getSupportTicket, { ticketId: id })).status).toBe('OPEN');
    const second = await store.entryOf(closeSupportTicket, { ticketId: id });
    const reply = await store.ask(replyToSupportTicket, { ticketId: 'ST-1001', message: 'it is still lost' });
    expect(reply.preview.what).toContain('which reopens it');
    await store.decide(reply.id, true);
    expect(await store.run(getSupportTicket, { ticketId: id })).toMatchObject({
      status: 'OPEN',
      closedAt: null,
    });
    await expect(store.undo(second)).rejects.toThrow('has changed since then');
  });

  it('is found by its order, customer and words, counted and paged, and another store’s is not there', async () => {
    const lost = await openTicket();
    const broken = await openTicket('BROKEN');
    await store.run(recordSupportAnswer, { ticketId: lost.id, text: '<script>alert(1)</script> 50% found' });
    const list = (input: object) => store.run(listSupportTickets, input);
    expect((await list({})).rows.map(({ handle }) => handle)).toEqual(['ST-1001', 'ST-1002']);
    expect((await list({ status: 'ANSWERED' })).rows.map(({ id }) => id)).toEqual([lost.id]);
    expect((await list({ orderNumber: broken.orderNumber })).rows.map(({ id }) => id)).toEqual([broken.id]);
    expect((await list({ type: 'BROKEN' })).total).toBe(1);
    expect((await list({ search: '50% FOUND' })).rows.map(({ id }) => id)).toEqual([lost.id]);
    expect((await list({ search: '5_%' })).total).toBe(0);
    expect((await list({ search: 'maya st-1002' })).total).toBe(1);
    expect(await list({ size: 1, page: 1 })).toMatchObject({ total: 2, rows: [{ id: broken.id }] });
    const other = await testStore();
    expect((await other.run(listSupportTickets, {})).total).toBe(0);
    for (const ticketId of [lost.id, 'ST-1001'])
      expect((await other.refusal(getSupportTicket, { ticketId })).code).toBe('not_found');
    expect((await other.refusal(closeSupportTicket, { ticketId: lost.id })).code).toBe('not_found');
    expect((await store.refusal(closeSupportTicket, { ticketId: lost.id }, { as: 'viewer' })).code).toBe(
      'forbidden',
    );
  });
});
