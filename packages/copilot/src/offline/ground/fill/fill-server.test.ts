import { setPartnerModel } from '@brandwright/contract/copilot/partner-model/set-partner-model.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillServer } from './fill-server.ts';
import { emptyWork } from './work.ts';

const vocabulary = buildVocabulary([]);
function filled(text: string, fields = fieldsOf(setPartnerModel)): Record<string, unknown> {
  const work = emptyWork();
  fillServer(fields, perceive(text, new Date('2026-11-20T15:00:00Z'), vocabulary, []), work);
  return work.input;
}

const address = 'http://127.0.0.1:11434/v1';

it.each([
  [`use the model at ${address}, llama3.1`, 'llama3.1'],
  [`use the model at ${address} llama3.1`, 'llama3.1'],
  [`use llama3.1 at ${address}`, 'llama3.1'],
  [`from now on talk with qwen3:14b on ${address} please`, 'qwen3:14b'],
  [`switch over to mistral via ${address}`, 'mistral'],
  [`connect to my ollama at ${address}, model llama3.1:8b`, 'llama3.1:8b'],
  [`${address} is my server, use phi4 there`, 'phi4'],
  [`the model is called meta/llama-3.3-70b and runs at ${address}`, 'meta/llama-3.3-70b'],
  [`use “gemma3:12b” at ${address}.`, 'gemma3:12b'],
  [`go to ${address} and use deepseek-r1 instead`, 'deepseek-r1'],
])('%s', (text, model) => {
  expect(filled(text)).toEqual({ source: 'COMPATIBLE', address, model });
});

it.each([
  `use the model at ${address}`,
  `switch to ${address} please`,
  `answer from ${address} from now on`,
  `my language model runs at ${address}, use it`,
  `take the one at ${address}, thanks`,
])('names no model: %s', (text) => {
  expect(filled(text)).toEqual({ source: 'COMPATIBLE', address });
});

it('takes an address without a scheme, and none that is a page of the web', () => {
  expect(filled('use qwen3 on localhost:1234')).toMatchObject({ address: 'localhost:1234', model: 'qwen3' });
  expect(filled('our site is https://juniper.example/shop')).toEqual({});
});

it('gives nothing to an operation that takes no server', () => {
  expect(filled(`use llama3.1 at ${address}`, fieldsOf(updateStoreProfile))).toEqual({});
});
