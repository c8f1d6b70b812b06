import { expect, it } from 'vitest';
import type { PartnerModel } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { isChosen, modelFaults, modelForm, modelInput } from './model-form.ts';

const known: PartnerModel = {
  source: 'SERVER',
  address: null,
  model: null,
  contextTokens: null,
  serverModel: null,
  localServers: true,
  key: null,
  openAiKey: null,
  chosenAt: null,
  chosenBy: null,
  lastTest: null,
};
const local: PartnerModel = {
  ...known,
  source: 'COMPATIBLE',
  address: 'http://127.0.0.1:11434/v1',
  model: 'qwen3:14b',
  contextTokens: 16000,
};

it('begins with what is chosen', () => {
  expect(modelForm(known).source).toBe('BUILT_IN');
  expect(modelForm({ ...known, serverModel: 'gpt-5.1' }).source).toBe('SERVER');
  expect(modelInput(modelForm(local))).toEqual({
    source: 'COMPATIBLE',
    address: 'http://127.0.0.1:11434/v1',
    model: 'qwen3:14b',
    contextTokens: 16000,
  });
  expect(isChosen(modelForm(local), local)).toBe(true);
  expect(isChosen({ ...modelForm(local), model: 'llama3.1:8b' }, local)).toBe(false);
  expect(isChosen({ ...modelForm(local), apiKey: 'new-key-123' }, local)).toBe(false);
});

it('says what is missing', () => {
  const form = { ...modelForm(known), source: 'OPENAI' as const };
  expect(modelFaults(form, known)).toEqual({ apiKey: 'Enter your OpenAI key.' });
  const saved = { ...known, openAiKey: { lastFour: 'wxyz', setAt: '2026-11-20T15:00:00Z' } };
  expect(modelFaults(form, saved)).toEqual({});
  expect(modelFaults({ ...form, apiKey: 'two words 123' }, saved)).toHaveProperty('apiKey');
  const server = { ...modelForm(known), source: 'COMPATIBLE' as const, contextTokens: '12' };
  expect(Object.keys(modelFaults(server, known)).toSorted()).toEqual(['address', 'contextTokens', 'model']);
  expect(modelFaults(modelForm(known), known)).toEqual({});
});
