import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillCalled, fillPrinted, fillQuoted } from './fill-said.ts';
import { emptyWork } from './work.ts';

function filled(
  operation: string,
  text: string,
  input: Record<string, unknown> = {},
): Record<string, unknown> {
  const declaration: AnyDeclaration | undefined = findOperation(operation);
  if (!declaration) throw new Error(operation);
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  const work = { ...emptyWork(), input };
  const fields = fieldsOf(declaration);
  fillCalled(fields, utterance, work);
  fillQuoted(fields, utterance, work);
  fillPrinted(fields, utterance, work);
  return work.input;
}

it.each([
  ['set_reward_tier', 'a tenner, call it thank you card', { reward: 'thank you card' }],
  ['set_reward_tier', 'add one called early bird at $35', { reward: 'early bird' }],
  ['set_reward_tier', 'add also "First hour", one lamp for 59 dollars', { reward: 'First hour' }],
  [
    'create_order_rule',
    "i want canada ones to say 'check customs form' too",
    { addNote: 'check customs form' },
  ],
  ['set_reward_tier', 'call it off', {}],
])('%s: %s', (operation, text, input) => expect(filled(operation, text)).toEqual(input));

it.each([
  [
    'create a print on demand mug that says slow sundays',
    { text: 'says slow sundays' },
    { text: 'slow sundays' },
  ],
  ['print stay slow across the chest of the tee', { text: 'slow' }, { text: 'stay slow' }],
  ['put the word Hearth on it', { text: 'Hearth on it' }, { text: 'Hearth' }],
])('prints only the words: %s', (text, marked, input) =>
  expect(filled('create_product_template', text, marked)).toEqual(input),
);

it('takes the whole of what is put on a place', () =>
  expect(filled('add_to_template_design', 'put mud is fine on the front', { text: 'mud is' })).toEqual({
    text: 'mud is fine',
  }));
