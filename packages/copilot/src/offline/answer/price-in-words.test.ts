import { getSupplierConversation } from '@brandwright/contract/inbox/get-supplier-conversation.ts';
import { expect, it } from 'vitest';
import { valueQuestion } from '../testing/empty.ts';
import { priceInWords } from './price-in-words.ts';
import { readQuestion } from './question.ts';

const answer = (text: string, ...messages: string[]) =>
  priceInWords(readQuestion(text, valueQuestion), {
    operation: getSupplierConversation,
    input: {},
    lists: [],
    result: { messages: messages.map((said) => ({ text: said })) },
  })?.text;

const offer = 'Rush production is possible. It would be $0.80 a piece on top.';
const rush = 'The rush surcharge is $0.80 per unit. Tell us by Friday.';

it('multiplies the price for one that a sentence about it names', () => {
  expect(answer('so rush for 250 comes to how much', rush)).toBe(
    '250 × $0.80 = $200.00. It says: “The rush surcharge is $0.80 per unit.”',
  );
});

it.each([
  ['what does rush cost', rush],
  ['what is the rush for 250 at $2', rush],
  ['how much is sea freight for 250', rush],
  ['so rush for 250 comes to how much', offer],
  ['so rush for 250 comes to how much', 'A rush order costs $90.00.'],
])('%s: not of “%s”', (text, message) => expect(answer(text, message)).toBeUndefined());

it('is none where two prices are named for it', () => {
  expect(answer('rush for 250, how much', rush, 'For rush we would take $0.70 each.')).toBeUndefined();
});
