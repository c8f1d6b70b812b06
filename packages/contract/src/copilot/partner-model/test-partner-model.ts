import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { chosenAddress, namedModel, ownerOnly, partnerModelSource } from './entities.ts';
import { modelWords } from './words.ts';

export const testPartnerModel = declareOperation({
  name: 'test_partner_model',
  area: 'copilot',
  title: 'Test the language model',
  description:
    'Tries the chosen language model, or another one before it is chosen, on a few small tasks with made-up data: a plain answer, an operation with the right input, a question whose answer is missing. Says for each whether it passed, how long it took and what a turn costs. Changes nothing in the store.',
  examples: [
    'Test the language model',
    'How does the chosen model do on a few tasks?',
    'What does a turn cost with this model?',
  ],
  input: z.object({
    source: partnerModelSource.optional().describe('The chosen one when left out.'),
    model: namedModel.optional(),
    address: chosenAddress.optional(),
  }),
  output: z.object({
    jobId: z.uuid(),
    source: partnerModelSource,
    address: z.string().nullable(),
    model: z.string(),
  }),
  http: { method: 'POST', path: '/copilot/partner-model/test', status: 202 },
  access: ownerOnly,
  // It sends requests to another party, which may charge for them.
  effect: 'external',
  card: 'partner_model_test',
  offered: true,
  errors: ['conflict', 'not_found', 'upstream', 'timeout'],
  related: ['get_partner_model', 'set_partner_model'],
  toModel: ({ source, model }) => ({ source, model, note: 'Runs now; get_partner_model says how it went.' }),
  summary: (output) => `I’m testing ${modelWords(output)} on three small tasks. It takes a moment.`,
});
