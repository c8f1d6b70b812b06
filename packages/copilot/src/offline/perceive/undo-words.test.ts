import { expect, it } from 'vitest';
import { undoWords } from './undo-words.ts';

it.each([
  'undo',
  'Undo that please',
  'no wait, undo it',
  'take it back',
  'take that back please!',
  'revert the last change',
  'undo what you just did',
  'undo that too',
  'roll back the last step',
  'can you undo this',
])('reads the last change in “%s”', (text) => {
  expect(undoWords(text)).toEqual({ kind: 'last' });
});

it.each([
  'undo everything',
  'undo all',
  'undo all of it',
  'undo all my changes in this chat',
  'revert everything you did',
  'take it all back',
])('reads every change in “%s”', (text) => {
  expect(undoWords(text)).toEqual({ kind: 'everything' });
});

it.each([
  ['undo the hold on 1042', 'the hold on 1042', true],
  ['take back the note', 'the note', true],
  ['take the note back', 'the note', true],
  ['undo the rename from before', 'the rename from before', true],
  ['ok, revert archiving the kit', 'archiving the kit', true],
  ['bring back the kit', 'the kit', false],
  ['bring the kit back please', 'the kit', false],
])('reads a named change in “%s”', (text, words, isSure) => {
  expect(undoWords(text)).toEqual({ kind: 'named', words, isSure });
});

it.each([
  'what can still be undone',
  'reverse charge VAT rates for Germany',
  'put order 1042 on hold',
  'bring it back',
  'bring back what I snoozed',
  'put it back the way it was',
  'undo the hold on 1042. Then ship it overnight',
  'take 10 back from the supplier and put 5 aside',
  'can the supplier take back the defective lot?',
])('reads no undo in “%s”', (text) => {
  expect(undoWords(text)).toBeNull();
});
