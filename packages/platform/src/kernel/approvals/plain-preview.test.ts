import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { changeShippingMethod } from '@brandwright/contract/orders/change-shipping-method.ts';
import { describe, expect, it } from 'vitest';
import { receiveReceiving } from '@brandwright/contract/fulfillment/receivings/receive-receiving.ts';
import { plainPreview } from './plain-preview.ts';

describe('the approval of an operation that brings no words of its own', () => {
  it('names what is asked for, so that a yes in words knows it', () => {
    const { what, values } = plainPreview(updateStoreProfile, { supportEmail: 'care@juniper.example' });
    expect(what).toBe('Update the store profile (Support email: care@juniper.example)');
    expect(values).toEqual([{ label: 'Support email', value: 'care@juniper.example' }]);
  });

  it('says codes in words, leaves ids out and cuts what is long', () => {
    const input = { id: '1f0c9f5e-8a55-4b0a-9a51-0b6a4a4a1a11', shippingMethod: 'LOCAL_PICKUP' };
    expect(plainPreview(changeShippingMethod, input).values.map(({ value }) => value)).toEqual([
      'local pickup',
    ]);
    expect(plainPreview(setOrderNote, { orderNumber: 1042, note: '' }).what).toContain('Pinned note: none');
    const { values } = plainPreview(archiveSupplierConversation, { conversationSid: `CH${'5f'.repeat(16)}` });
    expect(values).toEqual([]);
    const { what } = plainPreview(updateStoreProfile, { description: 'x'.repeat(400) });
    expect(what.length).toBeLessThan(130);
  });

  it('says nothing of rows that nobody said', () => {
    const { what } = plainPreview(receiveReceiving, { sn: 'RCV-1003', quantity: 231, lines: [] });
    expect(what).not.toContain('Lines');
  });
});
