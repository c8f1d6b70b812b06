import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyState } from '../../testing/empty.ts';
import { fillShownTitles } from './fill-shown-titles.ts';

const plan = findOperation('get_crowdfunding_plan') as AnyDeclaration;
const fields = fieldsOf(findOperation('set_reward_tier') as AnyDeclaration);
const result = { title: 'Desk lamp', rewards: [{ title: 'Early bird' }, { title: 'Pair of lamps' }] };
const state = { ...emptyState, results: [{ operation: plan, input: {}, result, lists: [] }] };
const filled = (text: string, input: Record<string, unknown> = {}) => {
  const said = perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary(text.split(' ')), []);
  fillShownTitles(fields, said, state, input);
  return input;
};

it('a part that is known by its title is the one that the message says', () => {
  expect(filled('early bird at 49’s too soft, 52')).toEqual({ reward: 'Early bird' });
  expect(filled('the pair of lamps, and the early bird too')).toEqual({});
  expect(filled('a reward for bird lovers')).toEqual({});
  expect(filled('early bird', { reward: 'Late owl' })).toEqual({ reward: 'Late owl' });
});
