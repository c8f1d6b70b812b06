import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { emptyState } from '../../testing/empty.ts';
import { sameAgain } from './same-again.ts';
import type { DialogueState } from '../conversation/state.ts';

const operation = findOperation('set_order_note') as AnyDeclaration;
const noted: DialogueState = {
  ...emptyState,
  calls: [
    {
      callId: 'call-1',
      operation: operation.name,
      input: { orderNumber: 1053, note: 'pink ribbon' },
      outcome: { ok: true, result: {}, summary: '', untrusted: false },
    },
  ],
};
const marked = (text: string, state = noted) =>
  sameAgain(operation.name, fieldsOf(operation), text, state)?.text ?? null;

it.each([
  ['n same for daphne', 'daphne'],
  ['And the same thing for 1060 please', '1060'],
  ['same candle? then start it', null],
  ['the same for her, but in green', null],
  ['and do the same for the other one, she has been waiting', 'the other one'],
])('%s', (text, whom) => expect(marked(text)).toBe(whom));

it('needs a change that was made', () => expect(marked('same for daphne', emptyState)).toBeNull());
