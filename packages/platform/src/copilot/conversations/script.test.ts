import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { scriptTurns } from './script.ts';

const said = (text: string) => ({ role: 'user' as const, parts: [{ type: 'text', text }] });
const answered = (text: string, ...parts: { type: string }[]) => ({
  role: 'assistant' as const,
  parts: [{ type: 'text', text }, ...parts],
});
const approval = (status: string, outcome: string | null = null) => ({
  type: 'data-approval',
  data: {
    operation: 'cancel_order',
    status,
    outcome,
    input: { orderNumber: 1042, runId: randomUUID() },
    preview: { what: 'Order #1042 is canceled.' },
  },
});
const asked = { approval: { operation: 'cancel_order', input: { orderNumber: 1042 } } };

it('clicks a decision where it was clicked', () => {
  const turns = scriptTurns([
    said('cancel 1042'),
    answered('It waits.', approval('DONE', 'Canceled 1042.')),
    said('how is it doing?'),
    answered('It is outstanding.'),
    answered('Canceled 1042.'),
    said('thanks'),
  ]);
  expect(turns).toEqual([
    { say: 'cancel 1042', expect: asked },
    { say: 'how is it doing?' },
    { approve: 'cancel_order' },
    { say: 'thanks' },
  ]);
});

it('leaves a yes or no in words to the words', () => {
  const yes = scriptTurns([
    said('cancel 1042'),
    answered('It waits.', approval('DONE', 'Canceled 1042.')),
    said('yes'),
    answered('Canceled 1042.'),
  ]);
  expect(yes).toEqual([{ say: 'cancel 1042', expect: asked }, { say: 'yes' }]);
  const no = scriptTurns([
    said('cancel 1042'),
    answered('It waits.', approval('DENIED', 'Not done: you said not now.')),
    said('no'),
    answered('Not done: Order #1042 is canceled.'),
  ]);
  expect(no).toEqual([{ say: 'cancel 1042', expect: asked }, { say: 'no' }]);
});

it('clicks what was decided elsewhere right after it was asked, and nothing that waits or was replaced', () => {
  const turns = (status: string) =>
    scriptTurns([said('cancel 1042'), answered('It waits.', approval(status, 'Canceled 1042.')), said('ok')]);
  expect(turns('DONE')[1]).toEqual({ approve: 'cancel_order' });
  for (const status of ['PENDING', 'REPLACED', 'EXPIRED']) expect(turns(status)).toHaveLength(2);
});
