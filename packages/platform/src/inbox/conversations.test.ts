import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { countUnreadConversations } from '@brandwright/contract/inbox/count-unread-conversations.ts';
import { getConversationProperties } from '@brandwright/contract/inbox/get-conversation-properties.ts';
import { getInboxNotifications } from '@brandwright/contract/inbox/get-inbox-notifications.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { listConversationAttachments } from '@brandwright/contract/inbox/list-conversation-attachments.ts';
import { listSupplierConversations } from '@brandwright/contract/inbox/list-supplier-conversations.ts';
import { markConversationRead } from '@brandwright/contract/inbox/mark-conversation-read.ts';
import { markConversationUnread } from '@brandwright/contract/inbox/mark-conversation-unread.ts';
import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { setConversationAttributes } from '@brandwright/contract/inbox/set-conversation-attributes.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedInbox } from './testing.ts';

beforeAll(seedMarketplace);
let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  await seedInbox(store);
});

const names = async (input: Parameters<typeof store.run<typeof listSupplierConversations>>[1]) =>
  (await store.run(listSupplierConversations, input)).rows.map((row) => row.supplierName);

describe('the inbox', () => {
  it('lists what is not archived, newest first, by filter', async () => {
    const all = await store.run(listSupplierConversations, {});
    expect(all.total).toBe(12);
    expect(all.rows.map((row) => row.lastTime)).toEqual(
      all.rows
        .map((row) => row.lastTime)
        .sort()
        .reverse(),
    );
    expect(all.rows.every((row) => !row.isArchived)).toBe(true);
    expect(await names({ filter: 'ARCHIVED' })).toContain('Ceramiche Fiorini');
    const agent = await store.run(listSupplierConversations, { filter: 'SOURCING_AGENT' });
    expect(agent.rows.every((row) => row.origin === 'SOURCING_AGENT' && !row.isArchived)).toBe(true);
    expect(agent.total).toBe(4);
  });

  it('counts what is unread as the list shows it', async () => {
    const unread = await store.run(listSupplierConversations, { isUnread: true });
    expect(unread.total).toBe(6);
    expect(unread.rows.every((row) => row.isUnread && row.unreadCount > 0)).toBe(true);
    const counted = await store.run(countUnreadConversations, {});
    expect(counted).toMatchObject({ unreadCount: 6, personal: 4, sourcingAgent: 2, archived: 0 });
    expect(unread.unreadTotal).toBe(6);
  });

  it('tells which conversations wait for a reply: the supplier wrote last, read or not', async () => {
    const waiting = await store.run(listSupplierConversations, { needsReply: true });
    expect(waiting.total).toBeGreaterThan(0);
    expect(waiting.rows.every(({ lastMessage }) => lastMessage?.isOwn === false)).toBe(true);
    const answered = await store.run(listSupplierConversations, { needsReply: false });
    expect(answered.rows.every(({ lastMessage }) => lastMessage?.isOwn !== false)).toBe(true);
    const all = await store.run(listSupplierConversations, {});
    expect(waiting.total + answered.total).toBe(all.total);
  });

  it('is searched by name and by the words of messages, archived ones too, with an excerpt', async () => {
    expect(await names({ keyword: 'fiorini' })).toEqual(['Ceramiche Fiorini']);
    const found = await store.run(listSupplierConversations, { keyword: 'coconut wax' });
    expect(found.rows.map((row) => row.supplierName)).toEqual(['Vela Norte']);
    expect(found.rows[0]?.excerpt?.text).toContain('Coconut wax');
    expect(await names({ keyword: 'oconut' })).toEqual(['Vela Norte']);
    expect(await names({ keyword: 'zeppelin' })).toEqual([]);
    expect(await names({ keyword: "%' or true --" })).toEqual([]);
  });
});

describe('a conversation', () => {
  it('has pages of ten messages, back to the first', async () => {
    let page = await store.run(getSupplierConversation, { conversationSid: 'Olaria do Vale' });
    expect(page.messageCount).toBeGreaterThanOrEqual(60);
    expect(page.messages).toHaveLength(10);
    expect(page.messages.at(-1)?.index).toBe(page.messageCount - 1);
    const seen = new Set(page.messages.map((message) => message.index));
    while (page.hasEarlier) {
      page = await store.run(getSupplierConversation, {
        conversationSid: page.sid,
        beforeIndex: page.messages[0]?.index ?? 0,
      });
      for (const message of page.messages) seen.add(message.index);
    }
    expect(seen.size).toBe(page.messageCount);
    expect(page.messages[0]?.index).toBe(0);
  });

  it('is found by sid, by the supplier, by some of its name, and not by another store', async () => {
    const byName = await store.run(getSupplierConversation, { conversationSid: 'kiln nine' });
    expect(byName.supplierName).toBe('Jingdezhen Kiln Nine');
    const bySupplier = await store.run(getSupplierConversation, { conversationSid: byName.supplierId });
    expect(bySupplier.sid).toBe(byName.sid);
    const rival = await testStore();
    expect((await rival.refusal(getSupplierConversation, { conversationSid: byName.sid })).code).toBe(
      'not_found',
    );
    expect((await rival.refusal(archiveSupplierConversation, { conversationSid: byName.sid })).code).toBe(
      'not_found',
    );
    const unknown = await store.refusal(getSupplierConversation, { conversationSid: 'Wessex Chandlery' });
    expect(unknown.message).toContain('no conversation with Wessex Chandlery yet');
  });

  it('shows the messages about something', async () => {
    const found = await store.run(getSupplierConversation, {
      conversationSid: 'Olaria do Vale',
      keyword: 'espresso',
    });
    expect(found.messages.length).toBeGreaterThan(2);
    expect(found.messages.every((message) => /espresso/i.test(message.text))).toBe(true);
  });

  it('lists its files by kind', async () => {
    const pdfs = await store.run(listConversationAttachments, { id: 'Olaria do Vale', kind: 'PDF' });
    expect(pdfs.rows.map((row) => row.fileName)).toEqual(['mug-box-proof.pdf', 'mug-12oz-handle-v2.pdf']);
    const all = await store.run(listConversationAttachments, { id: 'Olaria do Vale' });
    expect(new Set(all.rows.map((row) => row.kind))).toEqual(new Set(['IMAGE', 'PDF', 'FILE']));
  });
});

describe('changes', () => {
  it('archive and bring back with undo, with a journal line', async () => {
    const done = await store.call(archiveSupplierConversation, { conversationSid: 'Denizli Dokuma' });
    if (done.kind !== 'done' || !done.journalEntryId) throw new Error('No journal entry.');
    expect(await names({})).not.toContain('Denizli Dokuma');
    expect((await store.journal())[0]?.summary).toBe('The conversation with Denizli Dokuma is archived.');
    await store.undo(done.journalEntryId);
    expect(await names({})).toContain('Denizli Dokuma');
  });

  it('mark as read and unread, and back', async () => {
    const read = await store.call(markConversationRead, { conversationSid: 'Olaria do Vale' });
    if (read.kind !== 'done' || !read.journalEntryId) throw new Error('No journal entry.');
    expect((await store.run(countUnreadConversations, {})).unreadCount).toBe(5);
    await store.undo(read.journalEntryId);
    const back = await store.run(getSupplierConversation, { conversationSid: 'Olaria do Vale' });
    expect(back.unreadCount).toBe(2);
    await store.run(markConversationRead, { conversationSid: 'Olaria do Vale' });
    const unread = await store.run(markConversationUnread, { conversationSid: 'Olaria do Vale' });
    expect(unread).toMatchObject({ isUnread: true, unreadCount: 1 });
    expect((await store.refusal(markConversationUnread, { conversationSid: 'Denizli Dokuma' })).code).toBe(
      'conflict',
    );
  });

  it('are not for viewers and preview accounts', async () => {
    const input = { conversationSid: 'Olaria do Vale' };
    expect((await store.refusal(markConversationRead, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(archiveSupplierConversation, input, { as: 'preview' })).code).toBe(
      'preview_blocked',
    );
    expect((await store.run(getSupplierConversation, input, { as: 'viewer' })).supplierName).toBe(
      'Olaria do Vale',
    );
  });

  it('set what a conversation is about, and leave the rest', async () => {
    const { sid } = await store.run(getSupplierConversation, { conversationSid: 'Olaria do Vale' });
    const { rows } = await store.run(searchCatalogItems, { keyword: 'mug' });
    const catalogItemId = rows[0]?.itemId ?? '';
    const changed = await store.run(setConversationAttributes, { id: sid, attributes: { catalogItemId } });
    expect(changed.attributes).toMatchObject({
      catalogItemId,
      subject: 'Stoneware mugs in sand',
      isDemo: true,
    });
  });

  it('turn notices on and off', async () => {
    expect(await store.run(getInboxNotifications, {})).toEqual({
      isEmailOn: true,
      isSmsOn: false,
      smsNumber: null,
    });
    const done = await store.call(setInboxNotifications, { isEmailOn: false });
    expect(await store.run(getInboxNotifications, {})).toMatchObject({ isEmailOn: false, isSmsOn: false });
    if (done.kind !== 'done' || !done.journalEntryId) throw new Error('No journal entry.');
    await store.undo(done.journalEntryId);
    expect((await store.run(getInboxNotifications, {})).isEmailOn).toBe(true);
  });
});

describe('opening', () => {
  it('makes one conversation of a store and a supplier', async () => {
    const made = await store.run(openConversation, {
      userId: 'Wessex Chandlery',
      origin: 'SOURCING_AGENT',
      subject: 'Tapers',
    });
    expect(made).toMatchObject({ isNew: true, origin: 'SOURCING_AGENT', messageCount: 0 });
    expect(made.name).toContain('Wessex Chandlery');
    const again = await store.run(openConversation, { userId: made.supplierId });
    expect(again).toMatchObject({ isNew: false, sid: made.sid });
    const { rows } = await store.run(getConversationProperties, { supplierId: made.supplierId });
    expect(rows).toHaveLength(1);
    const rival = await testStore();
    expect((await rival.run(openConversation, { userId: made.supplierId })).sid).not.toBe(made.sid);
    expect((await rival.refusal(getConversationProperties, { storeId: store.storeId })).code).toBe(
      'not_found',
    );
  });
});

describe('around it', () => {
  it('words name the conversation', async () => {
    const found = await store.context((context) =>
      context.findRecords('what did olaria do vale say about the box'),
    );
    expect(found.find((one) => one.kind === 'supplier_conversation')).toMatchObject({ score: 1 });
    const partly = await store.context((context) => context.findRecords('archive the chat with denizli'));
    expect(partly.find((one) => one.kind === 'supplier_conversation')?.label).toBe(
      'Conversation with Denizli Dokuma',
    );
    const rival = await testStore();
    const none = await rival.context((context) => context.findRecords('olaria do vale'));
    expect(none.some((one) => one.kind === 'supplier_conversation')).toBe(false);
  });

  it('the feed tells of unread messages until they are read', async () => {
    const item = async () =>
      (await store.run(listFeed, {})).items.find((one) => one.source === 'unread_supplier_messages');
    expect((await item())?.title).toBe('6 unread conversations');
    for (const { sid } of (await store.run(listSupplierConversations, { isUnread: true })).rows)
      await store.run(markConversationRead, { conversationSid: sid });
    expect(await item()).toBeUndefined();
  });
});
