import { createOpenAI } from '@ai-sdk/openai';
import { isStepCount, jsonSchema, streamText, tool, wrapLanguageModel } from 'ai';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cassette, CassetteLacks, cassetteKey } from './cassette.ts';
import { startOpenAiStandIn, type StandIn } from '../testing/openai-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-cassette-'));
const protocols = ['responses', 'chat'] as const;

function model(folder: string, protocol: (typeof protocols)[number] = 'chat', records = true) {
  const provider = createOpenAI({ apiKey: 'key', baseURL: standIn.baseUrl });
  return wrapLanguageModel({ model: provider[protocol]('m'), middleware: cassette({ folder, records }) });
}

const answer = (folder: string, prompt: string) =>
  streamText({ model: model(folder), prompt, maxRetries: 0, onError: () => undefined }).text;

/** Two steps, as a turn has them: finds a record with an id of this run, then opens it. */
async function turn(folder: string, protocol: (typeof protocols)[number], records: boolean) {
  const id = randomUUID();
  const at = new Date(Date.UTC(2026, 10, 20) + Math.floor(Math.random() * 1e9)).toISOString();
  const opened: unknown[] = [];
  const result = streamText({
    model: model(folder, protocol, records),
    instructions: `Now: ${at}.`,
    prompt: 'Open the order',
    stopWhen: isStepCount(5),
    maxRetries: 0,
    tools: {
      find: tool({ inputSchema: jsonSchema<object>({ type: 'object' }), execute: () => ({ id, at }) }),
      open: tool({
        inputSchema: jsonSchema<{ id: string }>({ type: 'object' }),
        execute: (input) => opened.push(input),
      }),
    },
  });
  // What a real model would do: use the id that it was just given.
  if (records)
    standIn.reply(
      { kind: 'calls', calls: [{ name: 'find', input: {} }] },
      { kind: 'calls', calls: [{ name: 'open', input: { id, since: at } }] },
      { kind: 'text', text: `Order ${id} is open.` },
    );
  return { id, at, opened, text: await result.text };
}

describe('a cassette', () => {
  it('asks a model once and answers from the record afterwards', async () => {
    const folder = newFolder();
    const before = standIn.requests.length;
    standIn.reply({ kind: 'text', text: 'Two hundred.' });
    expect(await answer(folder, 'How many?')).toBe('Two hundred.');
    expect(await answer(folder, 'How many?')).toBe('Two hundred.');
    expect(standIn.requests.length - before).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('takes another question for another answer', async () => {
    const folder = newFolder();
    standIn.reply({ kind: 'text', text: 'One.' }, { kind: 'text', text: 'Two.' });
    expect([await answer(folder, 'First?'), await answer(folder, 'Second?')]).toEqual(['One.', 'Two.']);
  });

  it.each(protocols)(
    'of %s replays a turn of other ids and another time with those of its own',
    async (one) => {
      const folder = newFolder();
      const recorded = await turn(folder, one, true);
      expect(recorded.opened).toEqual([{ id: recorded.id, since: recorded.at }]);
      const before = standIn.requests.length;
      const replayed = await turn(folder, one, false);
      expect(standIn.requests.length).toBe(before);
      expect(replayed.id).not.toBe(recorded.id);
      expect(replayed.opened).toEqual([{ id: replayed.id, since: replayed.at }]);
      expect(replayed.text).toBe(`Order ${replayed.id} is open.`);
    },
  );

  it('does not keep an answer that broke off or failed', async () => {
    const folder = newFolder();
    standIn.reply(
      { kind: 'fail', text: 'Two', code: 'server_error' },
      { kind: 'text', text: 'Two hundred.' },
    );
    await Promise.resolve(answer(folder, 'How many?')).catch(() => undefined);
    expect(readdirSync(folder)).toHaveLength(0);
    expect(await answer(folder, 'How many?')).toBe('Two hundred.');
  });

  it('says what it lacks and how to record it when there is no model to ask', async () => {
    const folder = newFolder();
    const errors: unknown[] = [];
    const result = streamText({
      model: model(folder, 'chat', false),
      prompt: 'Something that nobody asked before',
      maxRetries: 0,
      onError: ({ error }) => void errors.push(error),
    });
    await result.consumeStream();
    expect(errors[0]).toBeInstanceOf(CassetteLacks);
    expect(String(errors[0])).toMatch(/holds no answer.*Something that nobody asked before.*OPENAI_API_KEY/);
  });
});

describe('the name of an answer', () => {
  const key = (text: string) =>
    cassetteKey({ prompt: [{ role: 'user', content: [{ type: 'text', text }] }], tools: [] });

  it.each([
    ['ids', '11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'],
    ['instants', '2026-11-20T15:00:00Z', '2027-01-02T03:04:05.678Z'],
    ['signatures', `sig=${'aB3_'.repeat(12)}`, `sig=${'xY9-'.repeat(12)}`],
  ])('is the same for %s that differ from run to run', (_what, one, other) => {
    expect(key(`See ${one}`)).toBe(key(`See ${other}`));
    expect(key(`See ${one} and ${one}`)).not.toBe(key(`See ${one} and ${other}`));
  });

  it('is another for other words, numbers or days', () => {
    expect(key('x')).not.toBe(key('y'));
    expect(key('Order 1042')).not.toBe(key('Order 1043'));
    expect(key('Since 2026-11-20')).not.toBe(key('Since 2026-11-21'));
  });
});
