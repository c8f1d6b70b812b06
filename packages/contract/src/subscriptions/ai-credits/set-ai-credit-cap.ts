import { z } from 'zod';
import { creditWords } from '../../kernel/ai-credits.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiCredits } from './entities.ts';
import { cappedField, creditReads, mayCap } from './fields.ts';

export const setAiCreditCap = declareOperation({
  name: 'set_ai_credit_cap',
  area: 'subscriptions',
  title: 'Cap AI credits',
  description:
    'Sets the most AI credits that may be spent in a month: by one assistant, or by the whole store where no assistant is named. Only the owner can. Anything that would exceed it is refused before it runs. Remove a cap with remove_ai_credit_cap.',
  examples: [
    'Let the late order watcher spend 200 a month at most',
    'Cap the late order watcher at 200 AI credits a month',
    'The store may spend 2,000 AI credits a month at most',
    'limit AI credits to 1,500 a month',
    'set an AI credit cap of 300 for the stock assistant',
  ],
  input: z.object({
    credits: field(z.int().min(0).max(1_000_000), {
      sense: 'quantity',
      words: ['at', 'to', 'credits', 'ai credits', 'cap of', 'limit of', 'most'],
      question: 'How many AI credits a month, at most?',
      label: 'AI credits a month',
    }),
    assistant: cappedField.optional(),
  }),
  output: aiCredits.extend({ capOf: z.string(), credits: z.int() }),
  http: { method: 'PUT', path: '/web/ai-credits/caps' },
  access: mayCap,
  effect: 'write',
  card: 'ai_credits',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_ai_credits', 'remove_ai_credit_cap'],
  invalidates: creditReads,
  undoable: true,
  summary: ({ capOf, credits }) => `Capped ${capOf} at ${creditWords(credits)} a month.`,
});
