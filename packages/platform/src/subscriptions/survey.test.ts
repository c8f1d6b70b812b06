import { acceptRetentionOffer } from '@brandwright/contract/subscriptions/accept-retention-offer.ts';
import { cancelSubscription } from '@brandwright/contract/subscriptions/cancel-subscription.ts';
import { getCancellationSurvey } from '@brandwright/contract/subscriptions/get-cancellation-survey.ts';
import { listPlanInvoices } from '@brandwright/contract/subscriptions/list-plan-invoices.ts';
import { requestPlanCall } from '@brandwright/contract/subscriptions/request-plan-call.ts';
import { saveCancellationAnswer } from '@brandwright/contract/subscriptions/save-cancellation-answer.ts';
import { surveySteps } from '@brandwright/contract/subscriptions/survey.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../kernel/testing.ts';
import { sendPlanCall } from './send-plan-call.ts';
import { planCalls, planCancellations } from './tables.ts';
import { later, round, subscribed } from './testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await subscribed();
});

const surveys = () =>
  store.context(({ db }) =>
    db.select().from(planCancellations).where(eq(planCancellations.storeId, store.storeId)),
  );

describe('the cancellation survey', () => {
  it('keeps each answer, and goes on where it was left', async () => {
    expect(await store.run(getCancellationSurvey, {})).toMatchObject({
      steps: surveySteps,
      next: 'REASON',
      answers: [],
      offer: { percentOff: 40, invoices: 3 },
      planName: 'Beginner',
    });
    const reason = { step: 'REASON', reason: 'TOO_EXPENSIVE', note: 'We sell in summer only' } as const;
    await store.run(saveCancellationAnswer, { answer: { step: 'REASON', reason: 'CLOSING' } });
    await store.run(saveCancellationAnswer, { answer: reason });
    const survey = await store.run(saveCancellationAnswer, { answer: { step: 'RATING', rating: 4 } });
    expect(survey).toMatchObject({ next: 'BOOK_A_CALL', answers: [reason, { step: 'RATING', rating: 4 }] });
    expect(await store.run(getCancellationSurvey, {})).toEqual(survey);
    await store.run(cancelSubscription, {});
    expect(await surveys()).toMatchObject([{ outcome: 'CANCELED', answers: survey.answers }]);
    expect((await store.refusal(getCancellationSurvey, {})).message).toContain('ends on');
  });

  it('refuses what isn’t asked, and who may not cancel', async () => {
    for (const answer of [{ step: 'RATING', rating: 9 }, { step: 'REASON' }, { step: 'HELLO' }])
      expect((await store.refusal(saveCancellationAnswer, { answer })).code).toBe('bad_input');
    expect((await store.refusal(getCancellationSurvey, {}, { as: 'member' })).code).toBe('forbidden');
    const other = await testStore();
    expect((await other.refusal(getCancellationSurvey, {})).code).toBe('not_found');
    expect(await surveys()).toEqual([]);
  });

  it('takes 40 percent off three months in place of canceling, once a year', async () => {
    await store.run(saveCancellationAnswer, { answer: { step: 'REASON', reason: 'TOO_EXPENSIVE' } });
    const { change } = await store.run(acceptRetentionOffer, {});
    expect(change).toContain('$23.40 instead of $39.00 for the next 3 invoices');
    expect(await surveys()).toMatchObject([{ outcome: 'KEPT' }]);
    expect(await store.run(getCancellationSurvey, {})).toMatchObject({ next: 'REASON', offer: null });
    const accepted = { answer: { step: 'OFFER', accepted: true } };
    expect((await store.refusal(saveCancellationAnswer, accepted)).code).toBe('conflict');
    expect((await store.refusal(acceptRetentionOffer, {})).code).toBe('conflict');
    later(store, 125);
    await round(store);
    const { rows } = await store.run(listPlanInvoices, {});
    expect(rows.map(({ amountPaidMinor }) => amountPaidMinor)).toEqual([3900, 2340, 2340, 2340, 3900]);
  });
});

describe('a call about the plan', () => {
  it('goes to support, three a day at most', async () => {
    const { id, replyTo } = await store.run(requestPlanCall, { about: 'CANCEL', note: 'Mornings are best' });
    expect(replyTo).toBe('owner@test.example');
    await store.context((context) =>
      sendPlanCall.run(context, { callId: id }, { id, progress: async () => undefined }),
    );
    const [call] = await store.context(({ db }) =>
      db.select().from(planCalls).where(eq(planCalls.storeId, store.storeId)),
    );
    expect(call).toMatchObject({ status: 'SENT', about: 'CANCEL' });
    await store.run(requestPlanCall, {});
    await store.run(requestPlanCall, {});
    expect((await store.refusal(requestPlanCall, {})).code).toBe('too_many_requests');
    later(store, 2);
    await store.run(requestPlanCall, {});
    expect((await store.refusal(requestPlanCall, {}, { as: 'preview' })).code).toBe('preview_blocked');
  });
});
