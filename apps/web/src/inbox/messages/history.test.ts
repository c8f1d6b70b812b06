import { describe, expect, it } from 'vitest';
import type { SupplierConversationDetail, SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import { placed } from './group.ts';
import { messagesOf } from './use-history.ts';

function message(index: number, more: Partial<SupplierMessage> = {}): SupplierMessage {
  return {
    sid: `m${index}`,
    conversationSid: 'c',
    index,
    author: 'customer_1',
    authorName: 'Harbour Ceramics',
    isOwn: false,
    isRead: true,
    type: 'TEXT',
    text: `${index}`,
    fileUrls: [],
    imageUrls: [],
    videoUrls: [],
    pdfUrls: [],
    attributes: {},
    status: 'SENT',
    createdAt: new Date(2026, 10, 20, 12, index).toISOString(),
    ...more,
  };
}

const page = (...messages: SupplierMessage[]): SupplierConversationDetail => ({
  sid: 'c',
  supplierId: '00000000-0000-4000-8000-000000000001',
  supplierName: 'Harbour Ceramics',
  avatarUrl: null,
  lastTime: '2026-11-20T12:00:00Z',
  isConciergeRecommended: false,
  name: 'c',
  origin: 'PERSONAL',
  isArchived: false,
  isUnread: false,
  unreadCount: 0,
  messageCount: 3,
  lastMessage: null,
  attributes: {},
  messages,
  hasEarlier: false,
});

describe('a history read by pages', () => {
  it('stands oldest first, none twice, as the newest page knows them', () => {
    const seen = message(2, { text: 'newer' });
    const all = messagesOf([page(seen, message(3)), page(message(0), message(1), message(2))]);
    expect(all.map(({ sid }) => sid)).toEqual(['m0', 'm1', 'm2', 'm3']);
    expect(all[2]?.text).toBe('newer');
  });
});

describe('neighbours in a thread', () => {
  it('share a name within five minutes, and a separator within a day', () => {
    const rows = placed([
      message(0),
      message(4),
      message(10),
      message(11, { author: 'store_1', authorName: 'Nora', isOwn: true }),
      message(12, { createdAt: new Date(2026, 10, 21, 0, 1).toISOString() }),
    ]);
    expect(rows.map((row) => row.startsDay)).toEqual([true, false, false, false, true]);
    expect(rows.map((row) => row.startsGroup)).toEqual([true, false, true, true, true]);
    expect(rows.map((row) => row.endsGroup)).toEqual([false, true, true, true, true]);
  });

  it('of two people of the brand each have their name', () => {
    const own = { author: 'store_1', isOwn: true };
    const rows = placed([
      message(0, { ...own, authorName: 'Nora' }),
      message(1, { ...own, authorName: 'Idris' }),
    ]);
    expect(rows.map((row) => row.startsGroup)).toEqual([true, true]);
  });
});
