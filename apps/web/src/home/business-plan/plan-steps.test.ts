import { expect, it } from 'vitest';
import { planQuestions, planSteps } from '@brandwright/contract/store/business-plan/questions.ts';
import { routeTable } from '#routes/route-table.ts';
import { answeredOf, firstOpenStep, nextSteps, questionsOf, stepAfter, stepBefore } from './plan-steps.ts';

it('every question is in one step, three to a step', () => {
  expect(planSteps.flatMap(({ key }) => questionsOf(key))).toEqual(planQuestions);
  expect(planSteps.every(({ key }) => questionsOf(key).length === 3)).toBe(true);
});

it('goes on where a question is open', () => {
  expect(firstOpenStep({})).toBe('brand');
  const brand = { whatYouSell: 'Candles', whyItMatters: 'I care', stage: 'An idea' };
  expect(firstOpenStep(brand)).toBe('customers');
  expect(answeredOf('brand', { ...brand, stage: '' })).toBe(2);
  const all = Object.fromEntries(planQuestions.map(({ key }) => [key, 'x']));
  expect(firstOpenStep(all)).toBe('brand');
  expect([stepAfter('brand'), stepBefore('brand'), stepAfter('selling')]).toEqual([
    'customers',
    undefined,
    undefined,
  ]);
});

it('suggests what the answers call for, always on screens that there are', () => {
  const labels = (answers: Parameters<typeof nextSteps>[0]) => nextSteps(answers).map(({ label }) => label);
  expect(labels({})).toContain('Find product ideas');
  expect(labels({ makingIt: 'Print on demand', firstProduct: 'Tote' })).toContain('Pick a blank to print');
  expect(labels({ makingIt: 'Print on demand' })).not.toContain('Browse suppliers');
  expect(labels({ makingIt: 'I make it myself' })).not.toContain('Write the brief');
  expect(labels({ stage: 'Samples made', makingIt: 'A supplier' })).toContain('Compare suppliers');
  expect(
    labels({ stage: 'Selling already', salesChannels: 'My own shop', makingIt: 'I make it myself' }),
  ).toContain('Connect your sales channels');
  const paths = new Set<string>(routeTable.map(({ path }) => path));
  for (const answers of [
    {},
    { makingIt: 'Print on demand' },
    { stage: 'Selling already', salesChannels: 'shop' },
  ])
    for (const { to } of nextSteps(answers)) expect(paths.has(to), to).toBe(true);
});
