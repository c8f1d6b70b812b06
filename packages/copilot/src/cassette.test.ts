import { createOpenAI } from '@ai-sdk/openai';
import { streamText, wrapLanguageModel } from 'ai';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cassette, cassetteKey } from './cassette.ts';
import { startOpenAiStandIn, type StandIn } from './testing/openai-stand-in.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startOpenAiStandIn();
});
afterAll(() => standIn.stop());

const folder = () => mkdtempSync(join(tmpdir(), 'brandwright-cassette-'));

function answer(path: string, prompt: string) {
  const model = createOpenAI({ apiKey: 'key', baseURL: standIn.baseUrl }).chat('m');
  return streamText({
    model: wrapLanguageModel({ model, middleware: cassette({ folder: path, records: true }) }),
    prompt,
    maxRetries: 0,
    onError: () => undefined,
  }).text;
}

it('asks a model once and answers from the record afterwards', async () => {
  const path = folder();
  const before = standIn.requests.length;
  standIn.reply({ kind: 'text', text: 'Two hundred.' });
  expect(await answer(path, 'How many?')).toBe('Two hundred.');
  expect(await answer(path, 'How many?')).toBe('Two hundred.');
  expect(standIn.requests.length - before).toBe(1);
  expect(readdirSync(path)).toHaveLength(1);
});

it('takes another question for another answer', async () => {
  const path = folder();
  standIn.reply({ kind: 'text', text: 'One.' }, { kind: 'text', text: 'Two.' });
  expect([await answer(path, 'First?'), await answer(path, 'Second?')]).toEqual(['One.', 'Two.']);
});

it('takes ids that differ from run to run for the same', () => {
  const prompt = (id: string) => ({
    prompt: [{ role: 'user' as const, content: [{ type: 'text' as const, text: `See ${id}` }] }],
    tools: [],
  });
  const key = (id: string) => cassetteKey(prompt(id));
  expect(key('11111111-1111-4111-8111-111111111111')).toBe(key('22222222-2222-4222-8222-222222222222'));
  expect(key('x')).not.toBe(key('y'));
});
