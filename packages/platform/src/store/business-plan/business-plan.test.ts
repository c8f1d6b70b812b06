import { answerPlanQuestion } from '@brandwright/contract/store/business-plan/answer-plan-question.ts';
import { completeBusinessPlan } from '@brandwright/contract/store/business-plan/complete-business-plan.ts';
import { getBusinessPlan } from '@brandwright/contract/store/business-plan/get-business-plan.ts';
import { updateBusinessPlan } from '@brandwright/contract/store/business-plan/update-business-plan.ts';
import { expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';

it('saves each step and keeps what was said before', async () => {
  const store = await testStore();
  expect(await store.run(getBusinessPlan, {}, { as: 'viewer' })).toMatchObject({
    answers: {},
    answered: 0,
    questions: 15,
    isCompleted: false,
    updatedAt: null,
  });
  await store.run(updateBusinessPlan, { answers: { whatYouSell: ' Candles ', price: '$32' } });
  const { answers, answered, updatedBy } = await store.run(updateBusinessPlan, {
    answers: { price: '', targetCustomer: 'New parents' },
  });
  expect([answers, answered, updatedBy]).toEqual([
    { whatYouSell: 'Candles', targetCustomer: 'New parents' },
    2,
    'Test Person',
  ]);
  const other = await testStore();
  expect((await other.run(getBusinessPlan, {})).answered).toBe(0);
});

it('says one answer, or that there is none', async () => {
  const store = await testStore();
  await store.run(updateBusinessPlan, { answers: { targetCustomer: 'New parents in small apartments' } });
  const one = await store.call(getBusinessPlan, { questionKey: 'targetCustomer' });
  expect(one).toMatchObject({ summary: 'Target customer: New parents in small apartments.' });
  const none = await store.call(getBusinessPlan, { questionKey: 'budget' });
  expect(none).toMatchObject({ summary: expect.stringContaining('no answer yet') });
});

it('takes an answer back, and not over a later one', async () => {
  const store = await testStore();
  await store.run(answerPlanQuestion, { words: 'set the budget in the business plan to $2,000' });
  const entry = await store.entryOf(answerPlanQuestion, {
    words: 'set the budget in the business plan to $5,000',
  });
  await store.run(answerPlanQuestion, { words: 'set the price in the business plan to $32' });
  await store.undo(entry);
  expect((await store.run(getBusinessPlan, {})).answers).toEqual({ budget: '$2,000', price: '$32' });
  const again = await store.entryOf(answerPlanQuestion, {
    words: 'set the budget in the business plan to $6,000',
  });
  await store.run(answerPlanQuestion, { words: 'set the budget in the business plan to $7,000' });
  await expect(store.undo(again)).rejects.toMatchObject({ code: 'conflict' });
  const [line] = await store.journal();
  expect(line).toMatchObject({
    operation: 'answer_plan_question',
    summary: 'Budget in the business plan is now: $7,000.',
  });
});

it('is complete once something was answered, and can be opened again', async () => {
  const store = await testStore();
  expect((await store.refusal(completeBusinessPlan, {})).code).toBe('conflict');
  await store.run(answerPlanQuestion, { words: 'business plan, stage: An idea' });
  const entry = await store.entryOf(completeBusinessPlan, {});
  expect((await store.run(getBusinessPlan, {})).isCompleted).toBe(true);
  await store.undo(entry);
  expect((await store.run(getBusinessPlan, {})).isCompleted).toBe(false);
});

it('refuses questions it doesn’t have, answers that are too long, viewers and preview accounts', async () => {
  const store = await testStore();
  for (const answers of [{ secretPlan: 'x' }, {}, { price: 'x'.repeat(2001) }, { price: 7 }])
    expect((await store.refusal(updateBusinessPlan, { answers })).code).toBe('bad_input');
  expect((await store.refusal(answerPlanQuestion, { words: 'change the business plan' })).code).toBe(
    'bad_input',
  );
  const answers = { price: '$32' };
  expect((await store.refusal(updateBusinessPlan, { answers }, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(updateBusinessPlan, { answers }, { as: 'preview' })).code).toBe(
    'preview_blocked',
  );
  expect((await store.run(getBusinessPlan, {})).answered).toBe(0);
});
