import { describe, expect, it } from 'vitest';
import { emptyState } from '../testing/empty.ts';
import { chosenOption } from './chosen-option.ts';

const option = (name: string, credit: string) => ({
  operation: 'cancel_store_credit',
  input: { credit },
  label: `Cancel a store credit: ${name}`,
});
const offered = [option('Ines Bennett, CREDIT-5612', 'a'), option('Ines Bennett, CREDIT-5103', 'b')];
const asked = {
  operation: 'cancel_store_credit',
  input: {},
  field: 'credit',
  question: 'Which store credit?',
  choices: offered.map(({ label }) => ({ label, say: label })),
};
const chosen = (text: string, state = { ...emptyState, offered, asked }) =>
  chosenOption(text, state)?.input['credit'];

describe('a reply chooses', () => {
  it.each([
    ['the second one', 'b'],
    ['1', 'a'],
    ['ok, the last one please', 'b'],
    ['Ines Bennett, CREDIT-5103', 'b'],
    ['credit-5612', 'a'],
    ['Cancel a store credit: Ines Bennett, CREDIT-5612', 'a'],
  ])('%s', (text, credit) => expect(chosen(text)).toBe(credit));

  it.each([
    'ines bennett',
    'the third one',
    'no',
    'which of them is older?',
    'cancel the order of maya chen',
  ])('nothing by “%s”', (text) => expect(chosen(text)).toBeUndefined());

  it('nothing by “the last one” where there are more to choose from than are offered', () =>
    expect(
      chosen('the last one', {
        ...emptyState,
        offered,
        asked: { ...asked, choices: [...asked.choices, { label: 'Maya Chen', say: 'Maya Chen' }] },
      }),
    ).toBeUndefined());

  it('by words only among records, and never what nobody offered', () => {
    expect(chosen('credit-5612', { ...emptyState, offered, asked: null as never })).toBeUndefined();
    expect(chosenOption('the first one', emptyState)).toBeNull();
  });
});
