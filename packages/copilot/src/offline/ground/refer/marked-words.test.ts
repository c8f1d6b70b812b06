import { findOperation } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyState } from '../../testing/empty.ts';
import { saysNone, singledByThey } from './marked-words.ts';
import type { SeenRecord, SeenResult } from '../records/records.ts';

const supplier = (id: string): SeenRecord => ({
  kind: 'supplier',
  refs: new Map([['supplier', [{ field: 'id', value: id }]]]),
  label: id,
  data: {},
});
const operation = findOperation('search_suppliers');
const [field] = operation ? fieldsOf(operation) : [];
if (!operation || !field) throw new Error('There is no such operation.');
const list: SeenResult = {
  operation,
  input: {},
  result: {},
  lists: [{ operation: operation.name, single: false, records: [supplier('A'), supplier('B')] }],
};
const utteranceOf = (text: string) => perceive(text, new Date(0), buildVocabulary([]), []);
const spanIn = (text: string, words: string) => {
  const start = text.indexOf(words);
  return {
    start,
    end: start + words.length,
    text: words,
    field: '',
    value: null,
    drops: false,
    certainty: 1,
  };
};
const they = (text: string, after: number) =>
  singledByThey(spanIn(text, 'them'), 'supplier', utteranceOf(text), {
    ...emptyState,
    results: [list],
    focus: [{ ...supplier('B'), after }],
  });

describe('"them"', () => {
  it('is the one of a list that was opened since', () =>
    expect(they('put a note on them', 1)).toMatchObject({ kind: 'found', records: [{ label: 'B' }] }));
  it('is the list that was shown since', () => expect(they('put a note on them', 0)).toBeNull());
  it('is several where all of them are meant', () => expect(they('tag all of them', 1)).toBeNull());
});

const none = (text: string, words: string, focus: readonly SeenRecord[] = [supplier('A')]) =>
  saysNone(spanIn(text, words), { ...field, array: false }, 'supplier', {
    ...emptyState,
    focus,
  });

describe('words that were marked and name no record', () => {
  it('are a count alone', () => expect(none('send him again the three', 'the three')).toBe(true));
  it('are no thing that is named', () => expect(none('on the leaf: higher', 'the leaf')).toBe(false));
  it('name one where nothing is in focus', () =>
    expect(none('send him again the three', 'the three', [])).toBe(false));
});
