import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import {
  chosenAddress,
  contextTokens,
  namedModel,
  ownerOnly,
  partnerModel,
  partnerModelReads,
  sourceField,
} from './entities.ts';
import { modelWords } from './words.ts';

export const setPartnerModel = declareOperation({
  name: 'set_partner_model',
  area: 'copilot',
  title: 'Choose the language model',
  description:
    'Chooses the language model that answers in this store’s chats: BUILT_IN (offline), OPENAI (needs a saved key), COMPATIBLE (a server that speaks OpenAI’s chat protocol: Ollama, LM Studio, vLLM, llama.cpp) or SERVER (what the installation is set up with). From then on what people write and the records that are looked up go there. Without an address the one local server that is found is taken; see find_local_models. Keys are never given here: get_partner_model opens the screen for them.',
  examples: [
    'Switch to the built-in model',
    'Use OpenAI as your language model',
    'Answer with the local model from Ollama',
    'Use the language model qwen3:14b at http://127.0.0.1:11434/v1',
  ],
  input: z.object({
    source: sourceField,
    model: namedModel
      .describe('Name of the model at its server, such as gpt-5.1 or qwen3:14b, when one was said.')
      .optional(),
    address: chosenAddress
      .describe('For COMPATIBLE: address of the server, such as http://127.0.0.1:11434/v1.')
      .optional(),
    contextTokens: field(contextTokens, {
      sense: 'quantity',
      words: ['context tokens', 'context length', 'context window'],
      label: 'Context tokens',
    })
      .describe('For COMPATIBLE: tokens that the model takes in one request.')
      .optional(),
  }),
  output: partnerModel,
  http: { method: 'PUT', path: '/copilot/partner-model' },
  access: ownerOnly,
  // Whatever is said in the store's chats reaches another party from then on.
  effect: 'external',
  card: 'partner_model',
  offered: true,
  errors: ['conflict', 'not_found', 'upstream', 'timeout'],
  related: ['test_partner_model', 'get_partner_model', 'find_local_models'],
  invalidates: partnerModelReads,
  toModel: ({ source, address, model }) => ({ source, address, model }),
  summary: (output) => `From now on ${modelWords(output)} answers in this store’s chats.`,
});
