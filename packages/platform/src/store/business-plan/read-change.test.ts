import { describe, expect, it } from 'vitest';
import { readPlanChange } from './read-change.ts';

describe('a change of the business plan in words', () => {
  it.each([
    [
      'change my target customer in the business plan to new parents in small apartments',
      'targetCustomer',
      'new parents in small apartments',
    ],
    ['set the budget in the business plan to $9,000', 'budget', '$9,000'],
    ['In the business plan, set the budget to $5,000', 'budget', '$5,000'],
    [
      'business plan: our goal is 500 orders in the first year',
      'firstYearGoal',
      '500 orders in the first year',
    ],
    [
      'in the business plan our target customer is now dog owners in cities',
      'targetCustomer',
      'dog owners in cities',
    ],
    [
      'business plan, first product: a linen apron with two pockets',
      'firstProduct',
      'a linen apron with two pockets',
    ],
    [
      'put into my business plan that a factory in vietnam does the production',
      'makingIt',
      'a factory in vietnam does the production',
    ],
    [
      'the mission in our business plan should say less waste in every kitchen',
      'whyItMatters',
      'less waste in every kitchen',
    ],
    ['replace what the business plan has as budget with $3,500', 'budget', '$3,500'],
    [
      'business plan, where customers shop: farmers markets mostly',
      'whereTheyShop',
      'farmers markets mostly',
    ],
    ['Update the business plan: price is "$24 to $30"', 'price', '$24 to $30'],
    ['for the biz plan: goal, break even by june', 'firstYearGoal', 'break even by june'],
  ])('%s', (said, questionKey, answer) => {
    expect(readPlanChange(said)).toEqual({ questionKey, answer });
  });

  it.each([
    'change the business plan',
    'set the budget in the business plan',
    'business plan: make it better',
    'budget to',
  ])('says too little: %s', (said) => {
    expect(readPlanChange(said)).toBeUndefined();
  });
});
