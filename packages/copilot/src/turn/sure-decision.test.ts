import { describe, expect, it } from 'vitest';
import { sureOfSaid, sureOfHeard } from './sure-decision.ts';
import type { PastMessage } from '../context/past-message.ts';
import type { AskedQuestion } from '../offline/ground/conversation/turn-context.ts';

const action = {
  actionId: 'a',
  operation: 'do_it',
  input: { orderNumber: 1042 },
  title: 'Do it',
  verb: 'Do it for $5',
  what: 'Does it to #12.',
};
const read = (approved: boolean) => ({
  kind: 'decisions' as const,
  decisions: [{ actionId: 'a', approved }],
});
const answer = (text: string, asked: AskedQuestion | null = null): PastMessage => ({
  id: text,
  role: 'assistant',
  text,
  files: [],
  memory: { calls: [], text, asked },
});
const asks: PastMessage = {
  ...answer('This waits for your yes.'),
  memory: {
    calls: [
      {
        callId: 'c',
        operation: 'do_it',
        input: {},
        answer: { ok: 'asks', actionId: 'a', preview: {} },
      },
    ],
    text: 'This waits for your yes.',
    asked: null,
  },
};
const question: AskedQuestion = {
  operation: 'other',
  input: {},
  field: 'x',
  question: 'Which?',
  choices: [],
};

/** An answer that looked at an order. */
const looked = (orderNumber: number): PastMessage => ({
  ...answer('Here.'),
  memory: {
    calls: [
      {
        callId: 'l',
        operation: 'get_order',
        input: { orderNumber },
        answer: { ok: true, result: {}, summary: '' },
      },
    ],
    text: 'Here.',
    asked: null,
  },
});
const cancels = {
  ...action,
  operation: 'cancel_order',
  title: 'Cancel an order',
  verb: 'Cancel and refund $5',
};
const writes = { ...action, operation: 'send_message', title: 'Send a message', verb: 'Send to Olaria' };

describe('a yes to an action that waits', () => {
  it('counts right after its question, and after answers about the same record', () => {
    expect(sureOfSaid('yes', read(true), [action], [asks])).toEqual(read(true));
    expect(sureOfSaid('yes', read(true), [action], [asks, looked(1042)])).toEqual(read(true));
    expect(sureOfSaid('yes', read(true), [action], [asks, answer('Do it for $5? It waits.')])).toEqual(
      read(true),
    );
  });
  it('is asked back when something else was talked about since, once', () => {
    for (const other of [answer('Here.'), looked(879)]) {
      const back = sureOfSaid('yep', read(true), [action], [asks, other]);
      expect(back).toMatchObject({ kind: 'which', question: expect.stringContaining('Does it to #12') });
      const said = answer(back?.kind === 'which' ? back.question : '');
      expect(sureOfSaid('yes', read(true), [action], [asks, other, said])).toEqual(read(true));
    }
  });
  it('counts at any distance where it says what it means', () => {
    const since = [asks, answer('One.'), answer('Two.'), answer('Three.')];
    expect(sureOfSaid('yes to 12', read(true), [action], since)).toEqual(read(true));
    expect(sureOfSaid('yes, cancel it', read(true), [cancels], since)).toEqual(read(true));
    expect(sureOfHeard('ok then message them', writes, [writes], since)).toEqual(read(true));
  });
  it.each([
    ['ok ship it', writes],
    ['send it', cancels],
  ])('is no yes to another deed: %s', (text, waiting) => {
    expect(sureOfSaid(text, read(true), [waiting], [asks])).toMatchObject({ kind: 'which' });
  });
  it.each([
    ['say yes to them', [asks, looked(879)]],
    ['ok send the reply', [asks]],
    ['great, go on', [asks, answer('I can’t do that here.')]],
    ['publish it', [asks]],
    ['perfect, send the order confirmation', [asks]],
  ])('is not heard in "%s" where something else is meant', (text, history) => {
    expect(sureOfHeard(text, cancels, [cancels], history)).toMatchObject({ kind: 'which' });
  });
  it('is asked back when it comes late and says more than a yes', () => {
    const since = [asks, answer('Do it for $5 still waits.')];
    expect(sureOfHeard('ok let him go', action, [action], since)).toMatchObject({ kind: 'which' });
    expect(sureOfHeard('ok, go ahead please', action, [action], since)).toEqual(read(true));
    expect(sureOfHeard('ok let him go', action, [action], [asks])).toEqual(read(true));
  });
  it('leaves a request of another deed to the model', () => {
    expect(sureOfSaid('ok send the reply to Olaria', read(true), [cancels], [asks])).toBeNull();
  });
  it('is not an answer to another question', () => {
    const since = [asks, answer('Which?', question)];
    expect(sureOfSaid('yes', read(true), [action], since)).toMatchObject({ kind: 'which' });
    expect(sureOfSaid('no', read(false), [action], since)).toBeNull();
  });
});
