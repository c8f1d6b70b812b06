import { messageType } from '@brandwright/contract/inbox/enums.ts';
import { describe, expect, it } from 'vitest';
import { founderStories } from './demo/founder.data.ts';
import {
  conversationNameOf,
  isUnread,
  listOf,
  mayBecome,
  meetingMayBecome,
  nameWithoutPrefix,
  previewOf,
  typeOf,
  unreadConversations,
} from './rules.ts';

const none = { fileUrls: [], imageUrls: [], videoUrls: [], pdfUrls: [] };

describe('what is unread', () => {
  it('is a conversation whose latest message is unread and not by the brand', () => {
    expect(isUnread({ isRead: false, author: 'customer_1' })).toBe(true);
    expect(isUnread({ isRead: true, author: 'customer_1' })).toBe(false);
    expect(isUnread({ isRead: false, author: 'store_1' })).toBe(false);
    expect(isUnread(null)).toBe(false);
  });

  it('counts conversations, not messages', () => {
    const theirs = { isRead: false, author: 'customer_1' };
    expect(unreadConversations([theirs, theirs, { isRead: false, author: 'store_1' }, null])).toBe(2);
  });
});

describe('names', () => {
  it('begin with the manufacturer prefix where something is made, and are told without it', () => {
    const name = conversationNameOf('Olaria do Vale', true);
    expect(name).not.toBe('Olaria do Vale');
    expect(nameWithoutPrefix(name)).toBe('Olaria do Vale');
    expect(conversationNameOf('Studio Nine', false)).toBe('Studio Nine');
    expect(nameWithoutPrefix('Studio Nine')).toBe('Studio Nine');
  });
});

describe('states', () => {
  it('never leave sent, and let what failed go again', () => {
    expect(mayBecome('SENT', 'SENDING')).toBe(false);
    expect(mayBecome('FAILED', 'SENDING')).toBe(true);
    expect(mayBecome('SENDING', 'SENDING')).toBe(false);
    expect(meetingMayBecome('ACCEPTED', 'DECLINED')).toBe(false);
  });
});

describe('a message', () => {
  it('is what is attached to it', () => {
    expect(typeOf(none)).toBe('TEXT');
    expect(typeOf({ ...none, imageUrls: ['/a'] })).toBe('IMAGE');
    expect(typeOf({ ...none, pdfUrls: ['/a'] })).toBe('PDF');
    expect(listOf('image/png')).toBe('imageUrls');
    expect(listOf('image/vnd.adobe.photoshop')).toBe('fileUrls');
    expect(listOf('application/pdf')).toBe('pdfUrls');
    expect(listOf('text/csv')).toBe('fileUrls');
  });

  it('without words is shown as what it is', () => {
    expect(previewOf({ ...none, type: 'IMAGE', text: ' ', imageUrls: ['/a', '/b'], attributes: {} })).toBe(
      '2 pictures',
    );
    expect(
      previewOf({ ...none, type: 'TRACKING_LINK', text: '', attributes: { trackingNumber: '77' } }),
    ).toBe('Tracking link: 77');
    expect(
      previewOf({ ...none, type: 'TEXT', text: 'word '.repeat(80), attributes: {} }).length,
    ).toBeLessThan(141);
  });
});

it('the demo inbox has every kind of message', () => {
  const kinds = new Set(
    founderStories.flatMap(({ lines }) =>
      lines.map(([, , , extra]) => extra?.type ?? (extra?.imageUrls ? 'IMAGE' : extra?.pdf ? 'PDF' : 'TEXT')),
    ),
  );
  expect([...kinds].sort()).toEqual([...messageType.options].sort());
});
