import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyState } from '../../testing/empty.ts';
import { keepKnown, pointedBefore, withPointed } from './meant-records.ts';
import type { SeenRecord } from '../records/records.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Work } from './work.ts';

const fieldOf = (operation: string, name: string): FieldSpec => {
  const field = fieldsOf(findOperation(operation) as AnyDeclaration).find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${operation}.${name}.`);
  return field;
};
const utterance = (text: string) =>
  perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary(text.split(' ')), []);
const span = (text: string, words: string): TaggedSpan => {
  const start = text.indexOf(words);
  return {
    field: '',
    value: null,
    drops: false,
    start,
    end: start + words.length,
    text: words,
    certainty: 1,
  };
};
const inView = (kind: SeenRecord['kind'], value: string): DialogueState => ({
  ...emptyState,
  focus: [{ kind, refs: new Map([[kind, [{ field: 'id', value }]]]), label: value, data: {} }],
});

it.each([
  ['ready it for the shop then', 'the shop', 'onesie'],
  ['ready it for The Shop', 'The Shop', null],
  ['ready the shop', 'the shop', null],
])('%s: what goes before is meant', (text, words, wanted) =>
  expect(
    pointedBefore(
      span(text, words),
      'product_template',
      fieldOf('publish_product_template', 'templateId'),
      utterance(text),
      inView('product_template', 'onesie'),
    ),
  ).toBe(wanted),
);

it.each([
  ['two ceramic mugs, lady called farah', ['ceramic', 'farah'], ['ceramic', 'farah'], ['farah']],
  ['the school wants it', ['the school', 'it'], ['the school'], ['7']],
])('%s: words that name nothing make no second call', (text, words, unknown, wanted) => {
  const field = fieldOf('restore_design', 'designId');
  const work: Work = {
    input: {},
    used: [],
    led: [],
    several: null,
    unclear: null,
    unknown: unknown.map((one) => ({ field, words: one })),
    named: [],
    unparsed: null,
    certainty: 1,
  };
  const values: unknown[] = words.map((one) => (unknown.includes(one) ? one : '7'));
  keepKnown(
    field,
    words.map((one) => span(text, one)),
    values,
    utterance(text),
    work,
  );
  expect(values).toEqual(wanted);
});

it.each([
  ['how do they stack up against lume', ['wessex', 'lume']],
  ['show me lume', ['lume']],
])('%s', (text, wanted) =>
  expect(
    withPointed(
      ['lume'],
      'supplier',
      fieldOf('get_suppliers', 'supplierIds'),
      utterance(text),
      inView('supplier', 'wessex'),
    ),
  ).toEqual(wanted),
);
