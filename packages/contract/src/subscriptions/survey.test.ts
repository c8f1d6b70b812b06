import { expect, it } from 'vitest';
import { nextStep, stepsFor, surveySteps } from './survey.ts';

it('asks all seven, less what a store has no use for', () => {
  expect(stepsFor({ hasOrderedSamples: false, mayHaveOffer: true })).toEqual(surveySteps);
  expect(stepsFor({ hasOrderedSamples: true, mayHaveOffer: false })).toEqual([
    'REASON',
    'RATING',
    'BOOK_A_CALL',
    'SUGGESTIONS',
    'CANCEL_SUBSCRIPTION',
  ]);
});

it('goes on where it was left', () => {
  expect(nextStep(surveySteps, [])).toBe('REASON');
  expect(nextStep(surveySteps, ['REASON', 'RATING'])).toBe('BOOK_A_CALL');
  expect(nextStep(surveySteps, surveySteps)).toBeNull();
});
