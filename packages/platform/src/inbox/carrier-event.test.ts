import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { openConversation } from '@brandwright/contract/inbox/open-conversation.ts';
import { recordConversationEvent } from '@brandwright/contract/inbox/record-conversation-event.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { setInboxNotifications } from '@brandwright/contract/inbox/set-inbox-notifications.ts';
import type { ConversationEvent } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobRuns } from '../kernel/data/tables.ts';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { recordCarrierEvent } from './carrier-event.ts';
import { noticeJob } from './notifications.ts';

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
const notices = () =>
  store.context(({ db, storeId }) =>
    db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.storeId, storeId), eq(jobRuns.name, noticeJob.name))),
  );

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

describe('mail', () => {
  it('is one notice for what comes within the hour, and none when it is off', async () => {
    await record(told());
    await record(told({ messageSid: 'IM2' }));
    expect(await notices()).toHaveLength(1);
    expect(JSON.stringify(await notices())).not.toContain('MOQ');
    await store.run(setInboxNotifications, { isEmailOn: false });
    store.time.now = new Date(store.time.now.getTime() + 3 * 3_600_000);
    await record(told({ messageSid: 'IM3' }));
    expect(await notices()).toHaveLength(1);
    await store.run(setInboxNotifications, { isEmailOn: true });
    await record(told({ messageSid: 'IM4' }));
    expect(await notices()).toHaveLength(2);
    store.time.now = new Date('2026-11-20T15:00:00Z');
  });

  it('is not sent of one’s own messages', async () => {
    await store.run(sendSupplierMessage, { conversationSid: sid, text: 'Hello' });
    expect(await notices()).toHaveLength(0);
  });
});
