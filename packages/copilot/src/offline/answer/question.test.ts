import { expect, it } from 'vitest';
import { readScale } from '../ground/values/scales.ts';
import { valueQuestion } from '../testing/empty.ts';
import { readQuestion } from './question.ts';

it.each([
  ['who wrote last', 'most', 'latest'],
  ['which of them answered most recently', 'most', 'latest'],
  ['who wants the least for a sample', 'least', 'cheapest'],
  ['which one charges the most', 'most', 'most expensive'],
])('%s', (text, kind, word) => {
  expect(readQuestion(text, valueQuestion).kind).toBe(kind);
  expect(readScale(text)?.word).toBe(word);
});

it.each([
  ["Lume or Bellandi, who's cheaper", 'compare'],
  ['which is faster: Hanoi or Jaipur', 'compare'],
  ['how much of it is section 301', 'share'],
  ['how much of the total is freight', 'share'],
  ["what's all of that worth together", 'sum'],
  ['what do those cost all together', 'sum'],
])('%s', (text, kind) => expect(readQuestion(text, valueQuestion).kind).toBe(kind));

it.each(['should I take Lume or Bellandi, whichever is cheaper', 'do you have it in red or blue'])(
  '%s is left to the learned model',
  (text) => expect(readQuestion(text, valueQuestion).kind).toBe('value'),
);
