import { expect, it } from 'vitest';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import type { Candidate } from '../parse/parse.ts';
import { perceive } from '../perceive/utterance.ts';
import { emptyServices, emptyState, valueQuestion } from '../testing/empty.ts';
import { shownAs } from '../testing/ask-shown.ts';
import type { DialogueState } from './conversation/state.ts';
import { recordsOf } from './records/records.ts';
import { turnToMade } from './turn-to-made.ts';

const candidate = (operation: string, probability: number, fields: readonly string[] = []): Candidate => ({
  operation,
  probability,
  spans: fields.map((field) => ({
    field,
    value: null,
    text: 'half past six',
    start: 0,
    end: 13,
    drops: false,
    certainty: 1,
  })),
});

function turned(text: string, candidates: readonly Candidate[], state: Partial<DialogueState>): Candidate[] {
  const likely = [...candidates];
  const utterance = perceive(text, emptyState.now, buildVocabulary([]), []);
  turnToMade(likely, { ...valueQuestion, candidates }, utterance, { ...emptyState, ...state }, emptyServices);
  return likely;
}

const waiting = {
  pending: [{ actionId: 'a', operation: 'create_assistant', title: 'Create an assistant', input: {} }],
} as unknown as Partial<DialogueState>;

it('“half past six rather” changes the assistant that waits to be made', () => {
  const [best, ...others] = turned(
    'half past six rather',
    [candidate('update_assistant', 0.75, ['schedule']), candidate('create_assistant', 0.02)],
    waiting,
  );
  expect(best).toMatchObject({ operation: 'create_assistant', probability: 0.75, relation: 'revise' });
  expect(others).toEqual([]);
});

it('leaves one that is named alone', () => {
  const named = candidate('update_assistant', 0.75, ['assistant', 'schedule']);
  expect(turned('the late order watcher at half past six', [named], waiting)[0]).toBe(named);
});

const result = { id: '0b7a', skus: [{ id: '5c1d', code: 'TOWEL', title: 'Towel' }] };
const shown = shownAs('create_product', result);
const made = {
  calls: [{ operation: 'create_product', input: {}, outcome: { ok: true, result, summary: '' } }],
  results: [{ ...shown, lists: recordsOf(shown.operation, result) }],
} as unknown as Partial<DialogueState>;
const read = [candidate('create_product', 0.87), candidate('update_product', 0.02)];

it('“eh make it 14”, right after a product was added, changes it', () =>
  expect(turned('eh make it 14', read, made)[0]?.operation).toBe('update_product'));

it('“another one at 14” adds one', () =>
  expect(turned('another one at 14', read, made)[0]?.operation).toBe('create_product'));
