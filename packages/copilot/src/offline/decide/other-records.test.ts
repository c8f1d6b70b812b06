import { findOperation, operations } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { perceive } from '../perceive/utterance.ts';
import { emptyServices, emptyState, valueQuestion } from '../testing/empty.ts';
import { otherRecords } from './other-records.ts';

const services = { ...emptyServices, offered: [...operations] };
const order = (value: number, label: string) => ({
  kind: 'order' as const,
  refs: new Map([['order' as const, [{ field: 'number', value }]]]),
  label,
  data: {},
});

/** What waits for a yes is asked anew with this input; null where the message is something else. */
async function asked(text: string, operation: string, input: Record<string, unknown>, best = operation) {
  const declared = findOperation('list_orders');
  const records = [order(1050, '#1050, Owen Pereira'), order(5746, '#5746, Petra Goldberg')];
  const state = {
    ...emptyState,
    pending: [{ actionId: 'a', operation, input: {}, title: '', verb: '' }],
    calls: [{ callId: '1', operation, input, outcome: null }],
    results: declared
      ? [
          {
            operation: declared,
            input: {},
            result: {},
            lists: [{ operation: 'list_orders', records, single: false }],
          },
        ]
      : [],
  };
  const utterance = perceive(text, state.now, buildVocabulary([]), []);
  const parse = { ...valueQuestion, candidates: [{ operation: best, probability: 0.9, spans: [] }] };
  const decision = await otherRecords(parse, utterance, state, services);
  if (decision?.kind !== 'call') return decision;
  expect(decision.replaces).toEqual(['a']);
  return [decision.operation, decision.inputs[0]];
}

const both = { orderNumbers: [1050, 5746], service: 'usps_priority' };

it.each([
  ['leave 5746 out, she wants to add something', [1050]],
  ['hold up. leave goldberg off, he phoned. just the other one', [1050]],
  ['only 5746 please', [5746]],
  ['and 5750, put it in with those', [1050, 5746, 5750]],
  ['5750 too', [1050, 5746, 5750]],
])('%s', async (text, orderNumbers) => {
  expect(await asked(text, 'buy_labels', both)).toEqual([
    'buy_labels',
    { orderNumbers, service: 'usps_priority' },
  ]);
});

it('takes what does several, where what waits takes one', async () => {
  const one = { orderNumber: 5746, service: 'ups_ground' };
  expect(await asked('add 5750 to that', 'ship_order', one)).toEqual([
    'buy_labels',
    { orderNumbers: [5746, 5750], service: 'ups_ground' },
  ]);
});

it('is a no where nothing is left', async () => {
  expect(await asked('drop 1050, drop 5746', 'buy_labels', both)).toEqual({
    kind: 'decision',
    approved: false,
  });
});

it.each([
  ['put 5750 on hold too', 'change_order_status'],
  ['how much is 5746 by itself?', 'buy_labels'],
  ['leave it for now', 'buy_labels'],
  ['leave 879 out', 'buy_labels'],
])('%s: is something else', async (text, best) => {
  expect(await asked(text, 'buy_labels', both, best)).toBeNull();
});
