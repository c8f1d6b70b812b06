import { getNotificationPreferences } from '@brandwright/contract/home/notifications/get-notification-preferences.ts';
import { listNotifications } from '@brandwright/contract/home/notifications/list-notifications.ts';
import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { recordConversationEvent } from '@brandwright/contract/inbox/record-conversation-event.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import type { ConversationEvent } from '@brandwright/providers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { runAs, testTeam } from '../team/testing.ts';
import { recordCarrierEvent } from './carrier-event.ts';

beforeAll(seedMarketplace);
let store: TestStore;
let sid: string;
let supplierId: string;
beforeEach(async () => {
  store = await testStore();
  ({ sid, supplierId } = await store.run(openConversation, { userId: 'Wessex Chandlery' }));
});

const told = (change: Partial<Extract<ConversationEvent, { kind: 'message' }>> = {}): ConversationEvent => ({
  kind: 'message',
  conversationSid: sid,
  messageSid: 'IM1',
  index: 0,
  author: `customer_${supplierId}`,
  body: 'Our MOQ is 120.',
  attributes: {},
  at: '2026-11-20T14:00:00Z',
  ...change,
});
const record = (event: ConversationEvent) => recordCarrierEvent(store.kernel, event);
const thread = () => store.run(getSupplierConversation, { conversationSid: sid });
describe('what the carrier tells', () => {
  it('becomes a message once, however often it is told', async () => {
    expect(await record(told())).toBe(true);
    expect(await record(told())).toBe(false);
    const both = await Promise.all([
      record(told({ messageSid: 'IM2' })),
      record(told({ messageSid: 'IM2' })),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await thread()).toMatchObject({
      messageCount: 2,
      isUnread: true,
      unreadCount: 2,
    });
  });

  it('brings a conversation back from the archive', async () => {
    await store.run(archiveSupplierConversation, { conversationSid: sid });
    await record(told());
    expect((await thread()).isArchived).toBe(false);
  });

  it('keeps attributes that are understood, and no address that a browser should not open', async () => {
    await record(
      told({
        attributes: {
          type: 'TRACKING_LINK',
          trackingNumber: 'Z1',
          trackingUrl: 'javascript:alert(1)',
          imageUrls: ['https://pictures.example/a.png', 'data:text/html,x'],
          durationMinutes: 'many',
          isDemo: true,
        },
      }),
    );
    const message = (await thread()).messages[0];
    expect(message).toMatchObject({ type: 'TRACKING_LINK', imageUrls: ['https://pictures.example/a.png'] });
    expect(message?.attributes).toEqual({ trackingNumber: 'Z1' });
  });

  it('is not believed of strangers, nor of conversations that nobody has', async () => {
    expect(await record(told({ author: 'customer_someone-else' }))).toBe(false);
    expect(await record(told({ author: 'store_someone-else' }))).toBe(false);
    expect(await record(told({ conversationSid: 'CHunknown' }))).toBe(false);
    expect((await thread()).messageCount).toBe(0);
  });

  it('marks the other side’s messages as read', async () => {
    await record(told());
    await record({ kind: 'read', conversationSid: sid, identity: `store_${store.storeId}`, index: 0 });
    expect((await thread()).isUnread).toBe(false);
  });

  it('is no person’s to tell', async () => {
    const refused = await store.refusal(recordConversationEvent, { kind: 'message', conversationSid: sid });
    expect(refused.code).toBe('forbidden');
  });
});

describe('notifications', () => {
  /** A store with a person whom the supplier's messages concern. */
  async function withPerson() {
    const team = await testTeam();
    const { sid: conversationSid, supplierId: author } = await runAs(team.owner, openConversation, {
      userId: 'Wessex Chandlery',
    });
    return {
      owner: team.owner,
      told: (messageSid: string) =>
        record({
          ...told({ messageSid }),
          conversationSid,
          author: `customer_${author}`,
        } as ConversationEvent),
      list: async () => (await runAs(team.owner, listNotifications, {})).rows,
      say: (text: string) => runAs(team.owner, sendSupplierMessage, { conversationSid, text }),
    };
  }

  it('tell who wrote and never what, one for what was not read yet', async () => {
    const { told: write, list, say } = await withPerson();
    await write('IM1');
    await write('IM2');
    const rows = await list();
    expect(rows).toMatchObject([
      { kind: 'SUPPLIER_WROTE', title: 'New message from Wessex Chandlery', isRead: false },
    ]);
    expect(JSON.stringify(rows)).not.toContain('MOQ');
    expect(rows[0]?.path).toMatch(/^\/inbox\/messages\?sid=/);
    // Whoever answers has read them.
    await say('Thanks');
    expect((await list()).map(({ isRead }) => isRead)).toEqual([true]);
    await write('IM3');
    expect((await list()).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('are the person’s own choice', async () => {
    const { owner } = await withPerson();
    await runAs(owner, setInboxNotifications, { isEmailOn: false });
    const { kinds } = await runAs(owner, getNotificationPreferences, {});
    expect(kinds.find(({ kind }) => kind === 'SUPPLIER_WROTE')).toMatchObject({
      isInAppOn: true,
      isEmailOn: false,
    });
  });
});
