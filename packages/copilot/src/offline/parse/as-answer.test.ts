import { expect, it } from 'vitest';
import { asAnswer } from './as-answer.ts';
import type { Parse } from './parse.ts';

const asked = {
  operation: 'edit_product_idea',
  input: {},
  field: 'productIdea',
  question: 'Which?',
  choices: [],
};
const parse: Parse = {
  candidates: [
    { operation: 'choose_product_ideas', probability: 0.3, spans: [] },
    { operation: 'edit_product_idea', probability: 0.1, spans: [] },
  ],
  others: [{ name: 'decline', probability: 0.5 }],
  relations: { new: 0.8, again: 0, revise: 0, answer: 0.2 },
  questions: [],
  asked: [],
};
const first = (text: string, read = parse) => asAnswer(read, text, asked, false).candidates[0]?.operation;

it.each(['the scrub bar on a rope', 'jaipur, sorry', '10 in the morning', '$14'])(
  '%s: a few words that ask for nothing answer the question',
  (text) => {
    expect(first(text)).toBe('edit_product_idea');
    expect(asAnswer(parse, text, asked, false).relations.answer).toBeGreaterThan(0.5);
  },
);

it.each([
  'show me the other kit',
  "why'd it go on hold",
  'which ones are there?',
  'nvm',
  'leave it as it is',
  'also the green one, and put a note on it for the team before noon',
])('%s: is a message of its own', (text) => {
  expect(asAnswer(parse, text, asked, false)).toBe(parse);
});

it('leaves alone what the model is sure of, a yes, and what nothing was asked before', () => {
  const sure = { ...parse, candidates: [{ operation: 'list_orders', probability: 0.9, spans: [] }] };
  expect(first('late ones', sure)).toBe('list_orders');
  const yes = { ...parse, others: [{ name: 'yes', probability: 0.7 }] };
  expect(asAnswer(yes, 'yep', asked, false)).toBe(yes);
  expect(asAnswer(parse, 'the rope one', null, false)).toBe(parse);
});

it('takes a sentence for no name that was asked for', () => {
  const text = 'my assistant for orders on hold should run earlier';
  expect(asAnswer(parse, text, asked, true)).toBe(parse);
  expect(asAnswer(parse, 'thank you card', asked, true).candidates[0]?.operation).toBe(asked.operation);
});
