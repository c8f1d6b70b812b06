import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { aiCredits } from './entities.ts';
import { cappedField, creditReads, mayCap } from './fields.ts';

export const removeAiCreditCap = declareOperation({
  name: 'remove_ai_credit_cap',
  area: 'subscriptions',
  title: 'Remove an AI credit cap',
  description:
    'Removes the cap on AI credits of one assistant, or of the whole store where no assistant is named. Only the owner can. To set a new amount use set_ai_credit_cap.',
  examples: [
    'Remove the AI credit cap of the late order watcher',
    'take the cap off our AI credits',
    'no more limit on AI credits for the store',
  ],
  input: z.object({
    assistant: cappedField.optional(),
  }),
  output: aiCredits.extend({ capOf: z.string() }),
  http: { method: 'POST', path: '/web/ai-credits/caps/-/remove' },
  access: mayCap,
  effect: 'write',
  card: 'ai_credits',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_ai_credits', 'set_ai_credit_cap'],
  invalidates: creditReads,
  undoable: true,
  summary: ({ capOf }) => `Removed the AI credit cap on ${capOf}.`,
});
