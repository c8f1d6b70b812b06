import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { perceive } from '../perceive/utterance.ts';
import { emptyServices, emptyState, valueQuestion } from '../testing/empty.ts';
import { otherPayment } from './other-payment.ts';

const state = {
  ...emptyState,
  pending: [
    {
      actionId: 'a',
      operation: 'ship_order',
      input: { orderNumber: 1056, cardId: 'one' },
      title: '',
      verb: '',
    },
  ],
};
const cards = [
  { kind: 'payment_card' as const, value: 'one', id: 'one', label: 'Visa', matched: 'visa', score: 1 },
  { kind: 'payment_card' as const, value: 'two', id: 'two', label: 'Amex', matched: 'amex', score: 1 },
];
const services = {
  ...emptyServices,
  findRecords: (words: string) =>
    Promise.resolve(cards.filter(({ matched }) => words.toLowerCase().includes(matched))),
};
const paid = (text: string) =>
  otherPayment(valueQuestion, perceive(text, state.now, buildVocabulary([]), []), state, services);

it.each(['use the amex', "wait not on the visa that's nearly maxed, use the amex"])('%s', async (text) => {
  expect(await paid(text)).toMatchObject({
    kind: 'call',
    inputs: [{ orderNumber: 1056, cardId: 'two' }],
    replaces: ['a'],
  });
});

it('what asks for more than another card is something else', async () => {
  expect(await paid('use the amex and email him the link')).toBeNull();
});
