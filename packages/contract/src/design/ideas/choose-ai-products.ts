import { count } from '../../kernel/words.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { aiIdeaRef, aiProductRef, ideaReads, mayAct } from './refs.ts';
import { ideaForModel, ideaLine, productLine } from './say.ts';

export const chooseAiProducts = declareOperation({
  name: 'choose_ai_products',
  area: 'design',
  title: 'Choose products of an AI idea',
  description:
    'Chooses with which of its AI products an AI idea goes on: exactly the named ones, or adding or removing them. Product ideas of a brand kit are choose_product_ideas.',
  examples: [
    'Choose the first and second AI product of AI idea 2',
    'only keep the travel tin in AI idea 1',
    'also take the refill pouch in AI idea 3',
    'drop the mug from AI idea 2',
  ],
  input: z.object({
    aiIdea: aiIdeaRef(),
    selectedProductIds: field(z.array(aiProductRef()).min(1).max(12), {
      ref: 'ai_product',
      label: 'AI products',
      question: 'Which of its products?',
      words: ['products', 'ai products'],
    }),
    how: field(z.enum(['ONLY', 'ADD', 'REMOVE']), {
      label: 'How',
      valueWords: {
        ONLY: ['only', 'just'],
        ADD: ['add', 'also', 'too', 'as well', 'include'],
        REMOVE: ['remove', 'drop', 'without', 'deselect', 'leave out', 'take out'],
      },
    })
      .describe('ONLY these (the default), ADD them to the chosen ones, or REMOVE them from those.')
      .default('ONLY'),
  }),
  output: aiIdea,
  http: { method: 'PUT', path: '/web/ai-ideas/{aiIdea}/selected-product-ids' },
  access: mayAct,
  effect: 'write',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_ai_idea', 'submit_ai_idea', 'create_ai_product'],
  invalidates: [...ideaReads],
  undoable: true,
  toModel: ideaForModel,
  summary: (idea) => {
    const chosen = idea.products.filter(({ isSelected }) => isSelected);
    return chosen.length === 0
      ? `No product of ${ideaLine(idea)} is chosen.`
      : `${count(chosen.length, 'product')} of idea ${idea.aiIdeaNumber} chosen: ${chosen.map(productLine).join('; ')}.`;
  },
});
