import { platformAreas, createKernel, frozenClock, silentLog, type Kernel } from '@brandwright/platform';
import { settleStaleTurns } from './close-turn.ts';
import { testKernel, testStore, type TestStore } from '@brandwright/platform/kernel/testing.ts';
import type { StoredMessage } from '@brandwright/contract/copilot/messages.ts';
import { conversationMessages, conversationTurns } from '@brandwright/platform/copilot/tables.ts';
import { createProviders } from '@brandwright/providers';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCopilot, type Copilot } from '../copilot.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';

let standIn: StandIn;
let otherKernel: Kernel;
let here: Copilot;
let there: Copilot;

beforeAll(async () => {
  standIn = await startOpenAiStandIn();
  // A second server process would have a kernel of its own on the same database.
  otherKernel = createKernel({
    databaseUrl: inject('adminUrl'),
    areas: platformAreas,
    clock: frozenClock('2026-11-20T15:00:00Z'),
    providers: createProviders({}, mkdtempSync(join(tmpdir(), 'brandwright-test-'))),
    log: silentLog,
    publicUrl: 'http://127.0.0.1:8788',
    checkOutputs: true,
    poolSize: 4,
  });
  await testKernel().events.start();
  await otherKernel.events.start();
  const settings = {
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: standIn.baseUrl,
    COPILOT_MODEL: 'chat:stand-in',
    stallMs: 20_000,
    retries: 0,
  };
  here = createCopilot(testKernel(), settings);
  there = createCopilot(otherKernel, settings);
});

afterAll(async () => {
  await here.close(0);
  await there.close(0);
  await testKernel().events.stop();
  await otherKernel.events.stop();
  await standIn.stop();
});

const message = (text: string, messageId = randomUUID()) => ({
  kind: 'message' as const,
  messageId,
  text,
  fileIds: [],
});

async function openStalled(store: TestStore): Promise<string> {
  standIn.reply({ kind: 'stall', text: 'Once upon a time' });
  const response = await here.chat(store.caller(), { say: message('Tell me how it went') });
  return conversationOf(await readUntil(response, 'time'));
}

async function readUntil(response: Response, words: string): Promise<string> {
  let text = '';
  if (!response.body) return text;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes(words)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return text;
}

const conversationOf = (events: string) => /"conversationId":"([0-9a-f-]+)"/.exec(events)?.[1] ?? '';

async function messagesOf(store: TestStore, id: string): Promise<StoredMessage[]> {
  const result = await store.kernel.run({ ...store.caller(), operation: 'get_conversation', input: { id } });
  return result.kind === 'done' ? (result.output as { messages: StoredMessage[] }).messages : [];
}

/** Makes the last answer of a conversation one that asked for a yes. */
async function askedIn(store: TestStore, conversationId: string): Promise<string> {
  const result = await store.kernel.run({
    ...store.caller({ via: 'partner' }),
    conversationId,
    operation: 'delete_conversation',
    input: { id: conversationId },
  });
  if (result.kind !== 'asks') throw new Error('It did not ask.');
  const { action } = result;
  await store.context(({ db }) =>
    db
      .update(conversationMessages)
      .set({ parts: [{ type: 'data-approval', id: action.id, data: action }] })
      .where(eq(conversationMessages.role, 'assistant')),
  );
  return action.id;
}

describe('an answer in progress', () => {
  it('is followed from its beginning by another server, and stopped from there', async () => {
    const store = await testStore();
    const id = await openStalled(store);
    const followed = await there.resume(store.caller(), id);
    expect(followed.status).toBe(200);
    const reading = followed.text();
    expect(await there.stop(store.caller(), id)).toEqual({ stopped: true });
    const told = await reading;
    expect(told).toContain('Once');
    expect(told.trim().endsWith('[DONE]')).toBe(true);
    const messages = await messagesOf(store, id);
    expect(messages.at(-1)?.parts).toContainEqual(
      expect.objectContaining({ type: 'data-turn', data: expect.objectContaining({ stopped: true }) }),
    );
    expect((await there.resume(store.caller(), id)).status).toBe(204);
  });

  it('keeps another message out until it ends', async () => {
    const store = await testStore();
    const id = await openStalled(store);
    await expect(
      here.chat(store.caller(), { conversationId: id, say: message('Hello?') }),
    ).rejects.toMatchObject({ code: 'locked' });
    await here.stop(store.caller(), id);
  });

  it('is settled with a retry when its server dies', async () => {
    const store = await testStore();
    const id = await openStalled(store);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await store.context(({ db }) =>
      db.update(conversationTurns).set({ aliveAt: new Date(Date.now() - 60_000) }),
    );
    await settleStaleTurns(otherKernel);
    const messages = await messagesOf(store, id);
    expect(messages.at(-1)?.parts).toContainEqual(expect.objectContaining({ type: 'data-failure' }));
    expect(JSON.stringify(messages.at(-1)?.parts)).toContain('Once upon a time');
    await here.stop(store.caller(), id);
  });
});

describe('a conversation', () => {
  it('does not write an answer again that changed something', async () => {
    const store = await testStore();
    const rule = { name: 'create_order_rule', input: { totalOverMinor: 4000, hold: true } };
    standIn.reply({ kind: 'calls', calls: [rule] }, { kind: 'text', text: 'The rule is made.' });
    const id = conversationOf(
      await (await here.chat(store.caller(), { say: message('Hold what is over $40') })).text(),
    );
    expect(await store.journal()).toHaveLength(1);
    const again = () => here.chat(store.caller(), { conversationId: id, say: { kind: 'regenerate' } });
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('answers a message that is sent again once', async () => {
    const store = await testStore();
    standIn.reply({ kind: 'text', text: 'Hello.' });
    const say = message('Good morning');
    const first = await (await here.chat(store.caller(), { say })).text();
    const again = await here.chat(store.caller(), { say });
    expect(again.status).toBe(204);
    expect(await messagesOf(store, conversationOf(first))).toHaveLength(2);
  });

  it('drops what followed a message that is edited', async () => {
    const store = await testStore();
    standIn.reply(
      { kind: 'text', text: 'One.' },
      { kind: 'text', text: 'Two.' },
      { kind: 'text', text: 'Three.' },
    );
    const first = message('first');
    const id = conversationOf(await (await here.chat(store.caller(), { say: first })).text());
    await (await here.chat(store.caller(), { conversationId: id, say: message('second') })).text();
    await (
      await here.chat(store.caller(), {
        conversationId: id,
        say: { kind: 'edit', messageId: first.messageId, text: 'instead' },
      })
    ).text();
    const messages = await messagesOf(store, id);
    expect(messages.map((one) => one.parts.find((part) => part.type === 'text')?.['text'])).toEqual([
      'instead',
      'Three.',
    ]);
  });

  it('withdraws what a dropped answer asked for, so that a later yes does not carry it out', async () => {
    const store = await testStore();
    standIn.reply({ kind: 'text', text: 'Shall I?' }, { kind: 'text', text: 'Shall I now?' });
    const said = message('Delete it');
    const id = conversationOf(await (await here.chat(store.caller(), { say: said })).text());
    const action = await askedIn(store, id);
    await (await here.chat(store.caller(), { conversationId: id, say: { kind: 'regenerate' } })).text();
    await expect(here.decide(store.caller(), { actionId: action, approved: true })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await messagesOf(store, id)).at(-1)?.parts).toContainEqual(
      expect.objectContaining({ text: 'Shall I now?' }),
    );
  });

  it('decides only about what was asked in it', async () => {
    const store = await testStore();
    standIn.reply({ kind: 'text', text: 'Shall I?' }, { kind: 'text', text: 'Hello.' });
    const talk = async (text: string) =>
      conversationOf(await (await here.chat(store.caller(), { say: message(text) })).text());
    const asked = await talk('Delete it');
    const actionId = await askedIn(store, asked);
    const elsewhere = await talk('Good morning');
    const say = { kind: 'decision' as const, actionId, approved: true };
    const told = await (await here.chat(store.caller(), { conversationId: elsewhere, say })).text();
    expect(told).toContain('wasn’t asked in this chat');
    expect(told).not.toContain('data-approval');
    expect((await messagesOf(store, asked)).length).toBe(2);
  });

  it("is not found by another store's people", async () => {
    const [store, other] = [await testStore(), await testStore()];
    standIn.reply({ kind: 'text', text: 'Hello.' });
    const id = conversationOf(
      await (await here.chat(store.caller(), { say: message('Good morning') })).text(),
    );
    await expect(
      here.chat(other.caller(), { conversationId: id, say: message('Let me in') }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(here.resume(other.caller(), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(here.stop(other.caller(), id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('sends a model what was said before, from the server alone', async () => {
    const store = await testStore();
    standIn.reply({ kind: 'text', text: 'Blue it is.' }, { kind: 'text', text: 'You said blue.' });
    const id = conversationOf(
      await (await here.chat(store.caller(), { say: message('My colour is blue') })).text(),
    );
    const before = standIn.requests.length;
    await (await here.chat(store.caller(), { conversationId: id, say: message('What did I say?') })).text();
    const sent = JSON.stringify(standIn.requests[before]?.body['messages']);
    expect(sent).toContain('My colour is blue');
    expect(sent).toContain('Blue it is.');
  });
});
