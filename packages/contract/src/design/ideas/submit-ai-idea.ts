import { count } from '../../kernel/words.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { aiIdeaRef, ideaReads, mayAct } from './refs.ts';
import { ideaForModel } from './say.ts';

export const submitAiIdea = declareOperation({
  name: 'submit_ai_idea',
  area: 'design',
  title: 'Submit an AI idea',
  description:
    'Sends an AI idea with its chosen products to the product team of this installation, who answer by email about making it. Needs at least one chosen product; cannot be taken back. To find a factory yourself use the sourcing agent instead.',
  examples: [
    'Submit AI idea 2',
    'hand in the AI idea about the travel tin',
    'send my first AI idea to the product team',
    'submit the second AI idea for review',
  ],
  input: z.object({
    aiIdea: aiIdeaRef(),
    note: field(z.string().trim().max(1000), {
      label: 'Note',
      words: ['note', 'with the note', 'and say', 'tell them', 'message'],
      sense: 'free_text',
      outgoing: 'words',
    })
      .describe('A sentence that goes with it.')
      .optional(),
  }),
  output: aiIdea,
  http: { method: 'PUT', path: '/web/ai-ideas/{aiIdea}/submited' },
  access: mayAct,
  effect: 'external',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_ai_idea', 'choose_ai_products'],
  invalidates: [...ideaReads],
  toModel: ideaForModel,
  summary: (idea) =>
    `Idea ${idea.aiIdeaNumber}, ${idea.title}, is submitted with ${count(idea.selectedProductIds.length, 'chosen product')}. The product team will answer by email.`,
});
