import { getFigures } from '@brandwright/contract/insight/get-figures.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillNamedValues } from './fill-gaps.ts';
import { emptyWork } from './work.ts';

function fill(text: string) {
  const work = emptyWork();
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  fillNamedValues(getFigures, fieldsOf(getFigures), new Set(), utterance, work);
  return work.input;
}

it.each([
  // Two fields are named by the same words: the one with more of them comes first.
  ['who are my top customers', { by: 'CUSTOMER' }],
  ['how many customers bought', { measure: 'CUSTOMERS' }],
  ['revenue from repeat customers by month', { measure: 'SALES', by: 'MONTH', customerType: 'RETURNING' }],
  ['average order value compared with the month before', { measure: 'AVERAGE_ORDER', compare: 'PERIOD_BEFORE' }],
  ['which products sold worst', { by: 'PRODUCT', order: 'LEAST' }],
  // A value whose words are declared isn't named by its own name.
  ['orders in the last month', { measure: 'ORDERS' }],
])('%s', (text, wanted) => {
  expect(fill(text)).toEqual(wanted);
});
