import { expect, it } from 'vitest';
import { exampleQuestions } from './example-questions.ts';

const all = () => exampleQuestions().flatMap((group) => group.questions);

it('offers sentences of every area that stand alone', () => {
  expect(exampleQuestions().map((group) => group.area)).toEqual(
    expect.arrayContaining(['orders', 'sourcing', 'tariffs']),
  );
  expect(all().map((question) => question.text)).toContain('How is order 1042 doing?');
  expect(all().some((question) => /\b(that|the second)\b/i.test(question.text))).toBe(false);
});

it('tells questions from what changes something', () => {
  const isQuestion = (text: string) => all().find((question) => question.text === text)?.isQuestion;
  expect(isQuestion('How is order 1042 doing?')).toBe(true);
  expect(isQuestion('Cancel order 1042')).toBe(false);
});

it('is narrowed by words', () => {
  const found = exampleQuestions('candle').flatMap((group) => group.questions);
  expect(found.length).toBeGreaterThan(0);
  for (const { text } of found) expect(text.toLowerCase()).toContain('candle');
  expect(exampleQuestions('zebra crossing')).toEqual([]);
});
