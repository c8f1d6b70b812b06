import { listTraces } from '@brandwright/contract/copilot/conversations/list-traces.ts';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import { testStore } from '@brandwright/platform/kernel/testing.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';
import { say, stored } from '../testing/talk.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const protocols = [
  { name: 'responses', model: 'responses:stand-in', path: '/v1/responses', strict: true },
  { name: 'chat completions', model: 'chat:stand-in', path: '/v1/chat/completions', strict: undefined },
];

describe.each(protocols)('a model that speaks $name', ({ model, path, strict }) => {
  const settings = (stallMs: number) => ({
    OPENAI_API_KEY: 'key-1',
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: model,
    stallMs,
    retries: 0,
  });
  const open = async (stallMs = 20_000) => {
    const store = await testStore();
    return { store, copilot: createCopilot(store.kernel, settings(stallMs)) };
  };

  it('calls tools and says its words from their results', async () => {
    const { store, copilot } = await open();
    standIn.reply(
      {
        kind: 'calls',
        calls: [{ name: 'list_pending_actions', input: { status: null, page: null, size: 5 } }],
      },
      { kind: 'text', text: 'Nothing waits for you.' },
    );
    const before = standIn.requests.length;
    const answer = await say(copilot, store, 'What waits for my approval?');
    expect(answer.text).toBe('Nothing waits for you.');
    expect(answer.data('call').at(-1)).toMatchObject({
      operation: 'list_pending_actions',
      state: 'done',
      input: { size: 5 },
    });
    const [first, second] = standIn.requests.slice(before);
    expect(first).toMatchObject({ path, authorization: 'Bearer key-1' });
    expect(JSON.stringify(second?.body)).toContain('Nothing is waiting for your yes');
    expect(answer.data('turn').at(-1)).toMatchObject({
      steps: 2,
      inputTokens: 22,
      cachedInputTokens: 8,
      outputTokens: 14,
      costMicros: null,
    });
    await copilot.close(0);
  });

  it('offers at most twenty tools, all strict where the server holds a model to schemas', async () => {
    const { store, copilot } = await open();
    const before = standIn.requests.length;
    standIn.reply({ kind: 'text', text: 'Hello.' });
    await say(copilot, store, 'Show me my orders');
    const tools = standIn.requests[before]?.body['tools'] as Record<string, unknown>[];
    expect(tools.length).toBeLessThanOrEqual(20);
    for (const tool of tools)
      expect((tool['function'] as { strict?: boolean } | undefined)?.strict ?? tool['strict']).toBe(strict);
    await copilot.close(0);
  });

  it.each([
    { status: 401, words: /refused the key/ },
    { status: 429, words: /busy/ },
    { status: 500, words: /had an error/ },
  ])(
    'says what $status means, keeps the message and can try again',
    async ({ status, words }) => {
      const { store, copilot } = await open();
      standIn.reply({ kind: 'status', status });
      const answer = await say(copilot, store, 'Good morning');
      expect(answer.data('failure')[0]).toMatchObject({
        message: expect.stringMatching(words),
        retryable: true,
      });
      const messages = await stored(store, answer.conversationId);
      expect(messages.map((message) => message.role)).toEqual(['user', 'assistant']);
      expect(messages[0]?.parts[0]).toMatchObject({ text: 'Good morning' });
      standIn.reply({ kind: 'text', text: 'Good morning to you.' });
      const again = await copilot.chat(store.caller(), {
        conversationId: answer.conversationId,
        say: { kind: 'regenerate' },
      });
      expect(await again.text()).toContain('morning');
      expect((await stored(store, answer.conversationId)).at(-1)?.parts).toContainEqual(
        expect.objectContaining({ text: 'Good morning to you.' }),
      );
      await copilot.close(0);
    },
    30_000,
  );

  it('ends a stalled stream with a clear message and keeps what was said', async () => {
    const { store, copilot } = await open(1500);
    standIn.reply({ kind: 'stall', text: 'Let me see' });
    const answer = await say(copilot, store, 'Good evening');
    expect(answer.text).toContain('Let me');
    expect(answer.data('failure')[0]?.message).toMatch(/stopped answering/);
    expect((await stored(store, answer.conversationId)).at(-1)?.parts).toContainEqual(
      expect.objectContaining({ type: 'data-failure' }),
    );
    await copilot.close(0);
  }, 15_000);

  it('runs nothing twice when a model repeats a call that was refused', async () => {
    const { store, copilot } = await open();
    const call = { name: undoChange.name, input: { entryId: null } };
    standIn.reply(
      { kind: 'calls', calls: [call] },
      { kind: 'calls', calls: [call] },
      { kind: 'text', text: 'There is nothing.' },
    );
    const answer = await say(copilot, store, 'Undo that');
    expect(answer.data('call').filter((part) => part.state === 'failed')).toHaveLength(2);
    expect(await store.journal()).toHaveLength(0);
    await copilot.close(0);
  });
});

it('a cassette that lacks an answer says so in the conversation, and how to record it', async () => {
  const store = await testStore();
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-cassette-'));
  const copilot = createCopilot(store.kernel, { COPILOT_CASSETTE: folder });
  const answer = await say(copilot, store, 'Good morning');
  expect(answer.data('failure')[0]).toMatchObject({
    message: expect.stringMatching(/holds no answer.*Good morning.*OPENAI_API_KEY/),
    retryable: true,
  });
  await copilot.close(0);
});

it('what turns used and cost is in the traces of their conversation, with totals', async () => {
  const store = await testStore();
  const copilot = createCopilot(store.kernel, {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
    COPILOT_PRICES: '{"stand-in":{"input":2,"cachedInput":1,"output":10}}',
  });
  standIn.reply({ kind: 'text', text: 'Hello.' }, { kind: 'text', text: 'Bye.' });
  const { conversationId, data } = await say(copilot, store, 'Hi');
  await say(copilot, store, 'Bye', conversationId);
  // 7 fresh and 4 cached tokens in, 7 out.
  const cost = 7 * 2 + 4 * 1 + 7 * 10;
  expect(data('turn').at(-1)).toMatchObject({ cachedInputTokens: 4, costMicros: cost });
  const { turns, totals } = await store.run(listTraces, { id: conversationId });
  expect(turns.map((turn) => turn.costMicros)).toEqual([cost, cost]);
  expect(totals).toMatchObject({
    turns: 2,
    inputTokens: 22,
    cachedInputTokens: 8,
    outputTokens: 14,
    costMicros: 2 * cost,
  });
  await copilot.close(0);
});
