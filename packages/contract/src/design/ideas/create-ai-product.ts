import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { aiIdeaRef, ideaReads, mayAct } from './refs.ts';
import { ideaForModel, productLine } from './say.ts';

export const createAiProduct = declareOperation({
  name: 'create_ai_product',
  area: 'design',
  title: 'Make an AI product',
  description:
    'Makes one more AI product for an AI idea that is there, by a wish ("a travel size", "something under twenty dollars"), with price, popularity and picture. New ideas are generate_ai_ideas; product ideas of a brand kit generate_brand_kit_part.',
  examples: [
    'Make another AI product for AI idea 2: a travel size',
    'add an AI product to the tea idea, a gift set',
    'one more product for AI idea 1 that is cheaper',
    'new AI product for the second idea',
  ],
  input: z.object({
    aiIdea: aiIdeaRef(),
    wish: field(z.string().trim().min(1).max(300), {
      sense: 'free_text',
      label: 'Wish',
      words: ['namely', 'like', 'such as', 'that is', 'a', 'an', 'wish'],
    })
      .describe('What it should be like.')
      .optional(),
  }),
  output: aiIdea.extend({ aiProductId: field(z.uuid(), { ref: 'ai_product' }) }),
  http: { method: 'POST', path: '/web/ai-products', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'ai_idea',
  generates: () => ({ kind: 'AI_PRODUCT', units: 1 }),
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_ai_idea', 'update_ai_product', 'choose_ai_products'],
  invalidates: [...ideaReads],
  undoable: true,
  toModel: ({ aiProductId, ...idea }) => ({ aiProductId, ...ideaForModel(idea) }),
  summary: ({ aiProductId, products, aiIdeaNumber }) => {
    const made = products.find((product) => product.aiProductId === aiProductId);
    return `New for idea ${aiIdeaNumber}: ${made ? productLine(made) : 'a product'}. Its picture is being drawn.`;
  },
});
