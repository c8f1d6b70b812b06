import { describe, expect, it } from 'vitest';
import { readDecisions } from './said-decisions.ts';

const action = (actionId: string, orderNumber: number) => ({
  actionId,
  operation: 'cancel_order',
  input: { orderNumber },
  title: `Cancel order #${orderNumber}`,
  verb: `Cancel #${orderNumber}`,
});
const two = [action('a', 1042), action('b', 1061)];
const yes = (actionId: string) => ({ actionId, approved: true });
const no = (actionId: string) => ({ actionId, approved: false });

describe('yes and no to actions that wait', () => {
  it.each([
    ['yes to the first, no to the second', [yes('a'), no('b')]],
    ['approve both', [yes('a'), yes('b')]],
    ['no to both', [no('a'), no('b')]],
    ['yes to 1061', [yes('b')]],
    ['approve the first and reject the other', [yes('a'), no('b')]],
    ['no to the first but yes to the last one', [no('a'), yes('b')]],
    ["don't do the second", [no('b')]],
    ['ok for the first, not the second', [yes('a'), no('b')]],
    ['yes to all of them', [yes('a'), yes('b')]],
  ])('%s', (text, decisions) => expect(readDecisions(text, two)).toEqual({ kind: 'decisions', decisions }));

  it('asks which when a bare yes could mean either', () => {
    const read = readDecisions('yes', two);
    expect(read).toMatchObject({ kind: 'which' });
    expect(read?.kind === 'which' && read.choices.map((choice) => choice.say)).toContain('Yes to the second');
  });

  it('takes a bare yes for the only one', () =>
    expect(readDecisions('yes please', two.slice(0, 1))).toEqual({
      kind: 'decisions',
      decisions: [yes('a')],
    }));

  it.each([
    'yes, but only two of them',
    'no, I meant 1043',
    'cancel order 1044',
    'what is waiting?',
    'make it 200',
    'yes to 99',
  ])('%s is for the model', (text) => expect(readDecisions(text, two)).toBeNull());
  it('is nothing where nothing waits', () => expect(readDecisions('yes', [])).toBeNull());

  it.each(["no. don't do anything", 'no, forget it, she is still thinking', 'no, not today'])(
    '%s is a no',
    (text) =>
      expect(readDecisions(text, two.slice(0, 1))).toEqual({ kind: 'decisions', decisions: [no('a')] }),
  );
  it('names what it is about where several of a kind wait', () => {
    const told = two.map((one, at) => ({
      ...one,
      title: 'Cancel an order',
      what: `Cancels order #${at}: a mug.`,
    }));
    const read = readDecisions('yes', told);
    expect(read?.kind === 'which' && read.question).toContain('2. Cancels order #1: a mug (Cancel #1061)');
  });
});
