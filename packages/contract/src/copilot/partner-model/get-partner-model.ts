import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { ownerOnly, partnerModel } from './entities.ts';
import { modelWords, testWords } from './words.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const getPartnerModel = declareOperation({
  name: 'get_partner_model',
  area: 'copilot',
  title: 'Language model of the partner',
  description:
    'Which language model answers in this store’s chats, where it runs, whether a key is saved, and how the last test went. Its card opens the screen on which a key is entered: never ask for a key or take one in the chat. To change the model use set_partner_model.',
  examples: [
    'Which language model are you running on?',
    'Where do I enter my OpenAI API key?',
    'Show the AI model settings',
  ],
  input: z.object({}),
  output: partnerModel,
  http: { method: 'GET', path: '/copilot/partner-model' },
  access: ownerOnly,
  effect: 'read',
  card: 'partner_model',
  offered: true,
  errors: [],
  related: ['set_partner_model', 'find_local_models', 'test_partner_model'],
  toModel: ({ source, address, model, key, serverModel, lastTest }) => ({
    source,
    address,
    model,
    serverModel,
    hasKey: key !== null,
    lastTest: lastTest ? testWords(lastTest) : null,
  }),
  summary: (output) =>
    `${capital(modelWords(output))} answers here. You can choose another one, and enter its key, under Partner model in your account.`,
});
