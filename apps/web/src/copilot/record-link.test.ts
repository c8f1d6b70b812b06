import { expect, it } from 'vitest';
import { recordLink } from './record-link.ts';

const id = '21621ce6-bab6-8d87-a0d1-6aa7a4ca7f59';

it('leads to the record that an action was about', () => {
  expect(recordLink({ id, orderNumber: 1063, refund: true })).toEqual({
    label: 'Open the order',
    to: `/order-details/${id}`,
  });
  expect(recordLink({ supplierId: id })?.to).toBe(`/supplier-profile/${id}`);
  const conversationSid = `CH${'0a'.repeat(16)}`;
  expect(recordLink({ conversationSid, supplierId: id })).toEqual({
    label: 'Open the conversation',
    to: `/inbox/messages?sid=${conversationSid}`,
  });
  expect(recordLink({ conversationSid: 'the second one' })).toBeNull();
  expect(recordLink({ itemId: id })?.to).toBe(`/browse-suppliers/catalog-item/${id}`);
});

it('leads nowhere when the input names no record', () => {
  for (const input of [null, 'x', {}, { id }, { orderNumber: 1063 }, { orderId: '../x' }]) {
    expect(recordLink(input)).toBeNull();
  }
});
