import { describe, expect, it } from 'vitest';
import { mayDecide, readDecisions } from './said-decisions.ts';

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

  it.each(['send', 'Send!', 'ok, send now please'])(
    'takes “%s” for a yes to what sends, and to nothing else',
    (text) => {
      const message = { ...action('m', 1), operation: 'send_supplier_message', verb: 'Send to Lume & Cera' };
      expect(mayDecide(text)).toBe(true);
      expect(readDecisions(text, [message])).toEqual({ kind: 'decisions', decisions: [yes('m')] });
      expect(readDecisions(text, two.slice(0, 1))).toBeNull();
    },
  );

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

describe('a no by the verb of what waits', () => {
  const cancel = {
    ...action('a', 1042),
    operation: 'cancel_order',
    title: 'Cancel an order',
    verb: 'Cancel and refund $125.57',
  };
  const resend = {
    ...action('b', 1024),
    operation: 'recreate_shipment',
    title: 'Send a shipment again',
    verb: 'Send #1024 again',
  };

  it.each([
    ["ok don't cancel it", cancel, { kind: 'decisions', decisions: [no('a')] }],
    ['ok dont resend', resend, { kind: 'decisions', decisions: [no('b')] }],
    // It changes the cancellation, and does not refuse it.
    ["don't refund her", cancel, null],
  ])('"%s"', (text, waiting, wanted) => {
    expect(readDecisions(text, [waiting])).toEqual(wanted);
  });
});
