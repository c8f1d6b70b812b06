import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isVoid } from './void-spans.ts';

const fields = fieldsOf(findOperation('quote_label') as AnyDeclaration);
const marked = (text: string, words: string): TaggedSpan => {
  const start = text.indexOf(words);
  const end = start + words.length;
  return { field: 'declaredValueMinor', value: null, drops: false, start, end, text: words, certainty: 1 };
};

it.each([
  ['what would it cost me to ship 5747', '5747', true],
  ['a label for order #5747', '5747', true],
  ['ship it with 574 dollars declared', '574', false],
  ['declare a value of 5747', '5747', false],
])('%s: the number of an order is no amount', (text, words, isNone) => {
  expect(isVoid(marked(text, words), fields, text)).toBe(isNone);
});
