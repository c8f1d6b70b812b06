import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyState } from '../../testing/empty.ts';
import { ofFigureInView } from './figure-in-view.ts';

const operationOf = (name: string) => findOperation(name) as AnyDeclaration;
const asked = {
  measure: 'REFUNDS',
  from: '2026-10-01',
  to: '2026-10-31',
  channel: 'CART_ROVER',
  country: 'US',
};

function taken(text: string, shown = 'get_figures', said: Record<string, unknown> = {}) {
  const list = operationOf('list_orders');
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  const result = { operation: operationOf(shown), input: asked, result: {}, lists: [] };
  return ofFigureInView(list, fieldsOf(list), said, utterance, { ...emptyState, results: [result] });
}

it('lists what the figure in view counts: its days, its channel, its country', () => {
  expect(taken('which orders is that')).toMatchObject({
    placedFrom: '2026-10-01',
    placedTo: '2026-10-31',
    origin: 'CART_ROVER',
  });
});

it('keeps what is said', () =>
  expect(taken('which orders is that', 'get_figures', { origin: 'SHOPIFY_PLATFORM' })).not.toHaveProperty(
    'origin',
  ));

it.each([
  ['show me the orders', 'get_figures'],
  ['which of those were placed in september', 'get_figures'],
  ['which orders is that', 'list_returns'],
])('%s, after %s: nothing', (text, shown) => expect(taken(text, shown)).toEqual({}));
