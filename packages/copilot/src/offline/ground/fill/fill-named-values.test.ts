import type { AnyDeclaration } from '@brandwright/contract';
import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillNamedValues } from './fill-gaps.ts';
import { emptyWork } from './work.ts';

function fill(text: string, operation: AnyDeclaration = getFigures) {
  const work = emptyWork();
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  fillNamedValues(operation, fieldsOf(operation), new Set(), utterance, work);
  return work.input;
}

it.each([
  // Two fields are named by the same words: the one with more of them comes first.
  ['who are my top customers', { by: 'CUSTOMER' }],
  ['how many customers bought', { measure: 'CUSTOMERS' }],
  ['revenue from repeat customers by month', { measure: 'SALES', by: 'MONTH', customerType: 'RETURNING' }],
  [
    'average order value compared with the month before',
    { measure: 'AVERAGE_ORDER', compare: 'PERIOD_BEFORE' },
  ],
  ['which products sold worst', { by: 'PRODUCT', order: 'LEAST' }],
  // A value whose words are declared isn't named by its own name.
  ['orders in the last month', { measure: 'ORDERS' }],
])('%s', (text, wanted) => {
  expect(fill(text)).toEqual(wanted);
});

it('takes the number that words are declared for', () => {
  expect(fill('and the week before last', getWeeklySummary)).toEqual({ weeksAgo: 2 });
  expect(fill('and 2', getWeeklySummary)).toEqual({});
});
