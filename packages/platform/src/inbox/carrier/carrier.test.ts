import { createMeeting } from '@brandwright/contract/inbox/carrier/create-meeting.ts';
import { getChatToken } from '@brandwright/contract/inbox/carrier/get-chat-token.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { twilioStandIn } from '@brandwright/providers/testing/twilio-stand-in.ts';
import { createTwilioConversations } from '@brandwright/providers/conversations/twilio-conversations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';
import { seedMarketplace } from '../../sourcing/marketplace/testing.ts';
import { writeThread } from '../thread/testing.ts';
import tokenImplementation from './get-chat-token.ts';

const callTime = '2026-11-24T15:00:00.000Z';

beforeAll(seedMarketplace);

describe('create_meeting', () => {
  it('asks first by the partner, with what is missing, and posts the invitation after a yes', async () => {
    const store = await testStore();
    const sid = await writeThread(store, [['SUPPLIER', 1, 'Hello']]);
    const action = await store.ask(createMeeting, { conversationSid: 'Olaria', callTime, topic: 'Glaze' });
    expect(action.preview).toMatchObject({
      verb: 'Invite Olaria do Vale',
      toWhom: 'Olaria do Vale',
      warnings: [expect.stringContaining('No video service')],
    });
    const done = await store.decide(action.id, true);
    expect(done.status).toBe('DONE');
    const thread = await store.run(getSupplierConversation, { conversationSid: sid });
    expect(thread.messages.at(-1)).toMatchObject({
      type: 'ZOOM_MEETING',
      isOwn: true,
      attributes: { callTime, durationMinutes: 30, title: 'Glaze', fileName: 'meeting.ics' },
    });
    const [url = ''] = thread.messages.at(-1)?.fileUrls ?? [];
    const kept = await store.context(({ providers }) =>
      providers.files.get(`${store.storeId}/${url.split('/').at(-1)?.split('.')[0]}`),
    );
    expect(Buffer.from(kept?.bytes ?? []).toString()).toContain('DTSTART:20261124T150000Z');
    expect((await store.journal())[0]?.summary).toContain('Invited Olaria do Vale');
  });

  it('says plainly that there is no room, and takes one of your own', async () => {
    const store = await testStore();
    const sid = await writeThread(store, []);
    const plain = await store.run(createMeeting, { conversationSid: sid, callTime, durationMinutes: 45 });
    expect(plain).toMatchObject({ provider: 'calendar', meetingUrl: null, durationMinutes: 45 });
    const said = createMeeting.summary(plain, { conversationSid: sid, callTime });
    expect(said).toContain('No video service is connected');
    const own = await store.run(createMeeting, {
      conversationSid: sid,
      callTime,
      joinUrl: 'https://meet.example.com/juniper',
    });
    expect(own.meetingUrl).toBe('https://meet.example.com/juniper');
    expect(createMeeting.summary(own, { conversationSid: sid, callTime })).not.toContain('No video service');
  });

  it('refuses a time that passed, another store, viewers and previews', async () => {
    const store = await testStore();
    const sid = await writeThread(store, []);
    const input = { conversationSid: sid, callTime };
    expect((await store.refusal(createMeeting, { ...input, callTime: '2026-11-20T14:00:00Z' })).code).toBe(
      'bad_input',
    );
    expect((await store.refusal(createMeeting, { ...input, joinUrl: 'http://plain.example' })).code).toBe(
      'bad_input',
    );
    expect((await store.refusal(createMeeting, input, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(createMeeting, input, { as: 'preview' })).code).toBe('preview_blocked');
    const other = await testStore();
    expect((await other.refusal(createMeeting, input)).code).toBe('not_found');
  });
});

describe('get_chat_token', () => {
  it('is none where the platform carries conversations itself', async () => {
    const store = await testStore();
    expect(await store.run(getChatToken, {}, { as: 'member' })).toEqual({
      identity: `store_${store.storeId}`,
      kind: 'embedded',
      token: null,
      expiresAt: null,
    });
    expect((await store.refusal(getChatToken, {}, { as: 'viewer' })).code).toBe('forbidden');
    expect((await store.refusal(getChatToken, {}, { as: 'preview' })).code).toBe('preview_blocked');
  });

  it('is one of the store’s identity with Twilio', async () => {
    const store = await testStore();
    const twilio = await twilioStandIn();
    await twilio.stop();
    const { output } = await store.context((context) =>
      tokenImplementation.run(
        {
          ...context,
          storeId: store.storeId,
          providers: { ...context.providers, conversations: createTwilioConversations(twilio.settings) },
        },
        {},
      ),
    );
    expect(output).toMatchObject({
      kind: 'twilio',
      identity: `store_${store.storeId}`,
      token: expect.stringMatching(/^ey/),
    });
  });
});
