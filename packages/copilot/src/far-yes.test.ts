import { describe, expect, it } from 'vitest';
import { sureOfFar } from './far-yes.ts';
import type { PastMessage } from './past-message.ts';
import type { AskedQuestion } from './offline/ground/turn-context.ts';

const action = {
  actionId: 'a',
  operation: 'do_it',
  input: {},
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

describe('a yes to an action that waits', () => {
  it('counts right after its question, and after one other answer', () => {
    expect(sureOfFar('yes', read(true), [action], [asks])).toEqual(read(true));
    expect(sureOfFar('yes', read(true), [action], [asks, answer('Here.')])).toEqual(read(true));
  });
  it('is asked back when other things were talked about since, once', () => {
    const back = sureOfFar('yep', read(true), [action], [asks, answer('Here.'), answer('And here.')]);
    expect(back).toMatchObject({ kind: 'which', question: expect.stringContaining('Does it to #12') });
    const said = answer(back?.kind === 'which' ? back.question : '');
    const since = [asks, answer('Here.'), answer('And here.'), said];
    expect(sureOfFar('yes', read(true), [action], since)).toEqual(read(true));
  });
  it('counts at any distance where it says what it means', () => {
    const since = [asks, answer('One.'), answer('Two.'), answer('Three.')];
    expect(sureOfFar('yes to 12', read(true), [action], since)).toEqual(read(true));
    const cancels = { ...action, title: 'Cancel an order', verb: 'Cancel and refund $5' };
    expect(sureOfFar('yes, cancel it', read(true), [cancels], since)).toEqual(read(true));
  });
  it('is not an answer to another question', () => {
    const since = [asks, answer('Which?', question)];
    expect(sureOfFar('yes', read(true), [action], since)).toMatchObject({ kind: 'which' });
    expect(sureOfFar('no', read(false), [action], since)).toBeNull();
  });
});
