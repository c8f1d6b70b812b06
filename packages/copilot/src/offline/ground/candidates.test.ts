import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { perceive } from '../perceive/utterance.ts';
import { emptyState } from '../testing/empty.ts';
import { sameOfAnother } from './candidates.ts';

const likely = [{ operation: 'list_orders', probability: 0.4, spans: [] }];
const opened = {
  ...emptyState,
  results: [
    {
      operation: findOperation('get_order_sale_info') as AnyDeclaration,
      input: { orderNumber: 9048 },
      result: {},
      lists: [],
    },
  ],
};
const asked = (text: string, state = opened) =>
  sameOfAnother(likely, perceive(text, new Date('2026-11-22'), buildVocabulary([]), []), state).map(
    ({ operation, spans }) => [operation, spans[0]?.text],
  );

it('asks the same of another record that is named by its number', () => {
  expect(asked('And 9054 of Oak Street Goods?')).toEqual([['get_order_sale_info', '9054']]);
  expect(asked('what about 9054')).toEqual([['get_order_sale_info', '9054']]);
});

it('asks nothing anew of the same record, of two, in many words, or where nothing was shown', () => {
  expect(asked('and 9048?')).toEqual([]);
  expect(asked('and 9054 and 9055?')).toEqual([]);
  expect(asked('and put a note on 9054 that they called about it')).toEqual([]);
  expect(asked('and 9054?', { ...emptyState, results: [] })).toEqual([]);
});
