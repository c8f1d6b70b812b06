import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopilot, type Copilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';
import { say, send, stored } from '../testing/talk.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const rule = { name: 'create_order_rule', input: { totalOverMinor: 4000, hold: true } };
const made = { kind: 'calls' as const, calls: [rule] };
const ready = { kind: 'text' as const, text: 'The rule is made.' };
/** Only where a stream stalls is a pause one: elsewhere a busy machine must not look like it. */
const stalling = (kind: string) => (kind === 'stall' ? { stallMs: 1500 } : {});
const textOf = (message: StoredMessage | undefined) =>
  message?.parts.flatMap((part) => (part.type === 'text' ? [part['text']] : [])).join('');

describe.each(['responses:stand-in', 'chat:stand-in'])('a step of %s that fails for the moment', (model) => {
  async function open(
    work: (copilot: Copilot, store: TestStore) => Promise<void>,
    { retries = 2, stallMs = 20_000 } = {},
  ): Promise<number> {
    const store = await testStore();
    const copilot = createCopilot(store.kernel, {
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: standIn.baseUrl,
      COPILOT_MODEL: model,
      stallMs,
      backOffMs: 1,
      retries,
    });
    const before = standIn.requests.length;
    await work(copilot, store).finally(() => copilot.close(0));
    return standIn.requests.length - before;
  }

  it.each([429, 500, 503])('with %i before the first byte is asked for again', async (status) => {
    standIn.reply({ kind: 'status', status }, { kind: 'status', status }, { kind: 'text', text: 'Hello.' });
    const asked = await open(async (copilot, store) => {
      const answer = await say(copilot, store, 'Good morning');
      expect(answer.text).toBe('Hello.');
      expect(answer.data('failure')).toEqual([]);
    });
    expect(asked).toBe(3);
  });

  it('is asked for again when the provider says so, after the pause that it asks for', async () => {
    standIn.reply(
      { kind: 'status', status: 429, headers: { 'retry-after': '0.05' } },
      { kind: 'text', text: 'Now.' },
    );
    const started = performance.now();
    await open(async (copilot, store) => {
      expect((await say(copilot, store, 'Good morning')).text).toBe('Now.');
    });
    expect(performance.now() - started).toBeGreaterThan(45);
  });

  it('is given up at once when the pause asked for is long, and the founder is told how long', async () => {
    standIn.reply({ kind: 'status', status: 429, headers: { 'retry-after': '600' } });
    const asked = await open(async (copilot, store) => {
      const answer = await say(copilot, store, 'Good morning');
      expect(answer.data('failure')).toEqual([
        { message: expect.stringContaining('in about 10 minutes'), retryable: true },
      ]);
    });
    expect(asked).toBe(1);
  });

  it('is not asked for again when the quota is used up or the key is refused', async () => {
    for (const reply of [
      { kind: 'status', status: 429, code: 'insufficient_quota' },
      { kind: 'status', status: 401 },
    ] as const) {
      standIn.reply(reply);
      const asked = await open(async (copilot, store) => {
        expect((await say(copilot, store, 'Hi')).data('failure')[0]?.message).toMatch(/quota is used up|key/);
      });
      expect(asked).toBe(1);
    }
  });

  it('runs its call once when the connection goes after the call was told', async () => {
    standIn.reply({ kind: 'break', calls: [rule] }, made, ready);
    await open(async (copilot, store) => {
      const answer = await say(copilot, store, 'Hold what is over $40');
      expect(answer.text).toBe('The rule is made.');
      expect(await store.journal()).toHaveLength(1);
      expect(answer.data('call').filter(({ state }) => state === 'done')).toHaveLength(1);
    });
  });

  it('runs nothing again when it fails after the result was sent', async () => {
    standIn.reply(made, { kind: 'status', status: 500 }, { kind: 'break' }, ready);
    const asked = await open(async (copilot, store) => {
      const answer = await say(copilot, store, 'Hold what is over $40');
      expect(answer.text).toBe('The rule is made.');
      expect(await store.journal()).toHaveLength(1);
    });
    expect(asked).toBe(4);
    const [, second, third, fourth] = standIn.requests.slice(-4).map(({ body }) => JSON.stringify(body));
    expect(second).toContain('create_order_rule');
    expect(third).toBe(second);
    expect(fourth).toBe(second);
  });

  it.each([
    { name: 'breaks', reply: { kind: 'break', text: 'The rule ' } },
    { name: 'stalls', reply: { kind: 'stall', text: 'The rule ' } },
    { name: 'fails in the stream', reply: { kind: 'fail', text: 'The rule ', code: 'server_error' } },
  ] as const)('goes on after the words that were told when the stream $name', async ({ reply }) => {
    standIn.reply(reply, { kind: 'text', text: 'is made.' });
    await open(async (copilot, store) => {
      const answer = await say(copilot, store, 'Is it made?');
      expect(answer.text).toBe('The rule is made.');
      expect(textOf((await stored(store, answer.conversationId)).at(-1))).toBe('The rule is made.');
      expect(answer.data('failure')).toEqual([]);
    }, stalling(reply.kind));
    const again = JSON.stringify(standIn.requests.at(-1)?.body);
    expect(again).toContain('go on right after them');
  });

  it('that never succeeds is given up with a retry that goes on from what was done', async () => {
    const fault = { kind: 'status' as const, status: 503 };
    standIn.reply(made, fault, fault, fault);
    await open(async (copilot, store) => {
      const answer = await say(copilot, store, 'Hold what is over $40');
      expect(answer.data('failure')).toEqual([
        {
          message: expect.stringMatching(/had an error.*What was done stays done.*try again/),
          retryable: true,
        },
      ]);
      expect(await store.journal()).toHaveLength(1);
      standIn.reply(ready);
      const again = await send(copilot, store, { kind: 'regenerate' }, answer.conversationId);
      expect(again.text).toBe('The rule is made.');
      expect(JSON.stringify(standIn.requests.at(-1)?.body)).toContain('do not repeat it');
      expect(await store.journal()).toHaveLength(1);
      const messages = await stored(store, answer.conversationId);
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'assistant']);
    });
  });

  it('keeps what the steps before it cost', async () => {
    const fault = { kind: 'status' as const, status: 503 };
    standIn.reply(made, fault);
    await open(
      async (copilot, store) => {
        const answer = await say(copilot, store, 'Hold what is over $40');
        expect(answer.data('turn').at(-1)).toMatchObject({ steps: 1, inputTokens: 11, outputTokens: 7 });
      },
      { retries: 0 },
    );
  });

  it('is not asked for again once the founder stopped it', async () => {
    standIn.reply({ kind: 'stall', text: 'Let me see' });
    const asked = await open(async (copilot, store) => {
      const response = await copilot.chat(store.caller(), {
        say: { kind: 'message', messageId: crypto.randomUUID(), text: 'Hi', fileIds: [] },
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let told = '';
      while (reader && !told.includes('Let')) told += (await reader.read()).value ?? '';
      await copilot.stop(store.caller(), /"conversationId":"([0-9a-f-]+)"/.exec(told)?.[1] ?? '');
      for (let ended = false; reader && !ended;) ended = (await reader.read()).done;
    });
    expect(asked).toBe(1);
  });
});
