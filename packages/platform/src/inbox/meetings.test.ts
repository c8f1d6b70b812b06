import { acceptSupplierMeeting } from '@brandwright/contract/inbox/accept-supplier-meeting.ts';
import { declineSupplierMeeting } from '@brandwright/contract/inbox/decline-supplier-meeting.ts';
import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { requestSupplierMeeting } from '@brandwright/contract/inbox/request-supplier-meeting.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStore, type TestStore } from '../kernel/testing.ts';
import { seedMarketplace } from '../sourcing/marketplace/testing.ts';
import { answerJob } from './demo-supplier/answer-job.ts';
import { runJobs, seedInbox } from './testing.ts';

beforeAll(seedMarketplace);
let store: TestStore;
beforeEach(async () => {
  store = await testStore();
  await seedInbox(store);
});

const lume = { conversationSid: 'Lume & Cera' };
const thread = (conversationSid: string) => store.run(getSupplierConversation, { conversationSid });

describe('a call', () => {
  it('is asked for after a yes that shows the words, and the demo supplier agrees', async () => {
    const input = { conversationSid: 'Denizli Dokuma', callTime: '2026-11-24T15:00:00Z', topic: 'napkins' };
    const action = await store.ask(requestSupplierMeeting, input);
    expect(action.preview.what).toContain('Tue, Nov 24, 3:00 PM UTC');
    await store.decide(action.id, true);
    const asked = (await thread('Denizli Dokuma')).messages.at(-1);
    expect(asked).toMatchObject({
      type: 'ZOOM_MEETING_REQUEST',
      attributes: { meetingStatus: 'ASKED', durationMinutes: 30 },
    });
    await runJobs(store, answerJob);
    const { messages } = await thread('Denizli Dokuma');
    expect(messages.find((message) => message.sid === asked?.sid)?.attributes.meetingStatus).toBe('ACCEPTED');
  });

  it('lies in the future', async () => {
    const refused = await store.refusal(requestSupplierMeeting, {
      ...lume,
      callTime: '2026-11-19T15:00:00Z',
    });
    expect(refused.code).toBe('bad_input');
  });

  it('that a supplier asked for is accepted once, and the supplier is told', async () => {
    const met = await store.run(acceptSupplierMeeting, lume);
    expect(met).toMatchObject({
      status: 'ACCEPTED',
      askedBy: 'ASKED_BY_SUPPLIER',
      callTime: '2026-11-24T16:00:00.000Z',
    });
    expect((await thread('Lume & Cera')).messages.at(-1)).toMatchObject({
      type: 'ZOOM_MEETING',
      isOwn: true,
    });
    expect((await store.refusal(acceptSupplierMeeting, lume)).code).toBe('bad_transition');
    expect((await store.refusal(declineSupplierMeeting, lume)).code).toBe('bad_transition');
  });

  it('is declined with a reason', async () => {
    const declined = await store.run(declineSupplierMeeting, { ...lume, reason: 'we travel that day' });
    expect(declined.status).toBe('DECLINED');
    expect((await thread('Lume & Cera')).messages.at(-1)?.text).toContain('we travel that day');
  });

  it('nobody asked for is not found, and viewers answer none', async () => {
    expect((await store.refusal(acceptSupplierMeeting, { conversationSid: 'Olaria do Vale' })).code).toBe(
      'not_found',
    );
    expect((await store.refusal(acceptSupplierMeeting, lume, { as: 'viewer' })).code).toBe('forbidden');
  });
});
