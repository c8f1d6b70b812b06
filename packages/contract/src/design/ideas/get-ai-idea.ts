import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { aiIdeaRef, mayRead } from './refs.ts';
import { ideaForModel, ideaLine, productLine } from './say.ts';

export const getAiIdea = declareOperation({
  name: 'get_ai_idea',
  area: 'design',
  title: 'AI idea',
  description:
    'Shows one AI idea with its products, prices, popularity and pictures. The idea comes from list_ai_ideas. A brand idea of a brand kit is show_brand_idea.',
  examples: [
    'Show me AI idea 2',
    'open the AI idea about the travel tin',
    'what products does AI idea 3 have?',
    'details of the second AI idea',
  ],
  input: z.object({ aiIdea: aiIdeaRef() }),
  output: aiIdea,
  http: { method: 'GET', path: '/web/ai-ideas/{aiIdea}' },
  access: mayRead,
  effect: 'read',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['update_ai_idea', 'choose_ai_products', 'create_ai_product', 'submit_ai_idea'],
  toModel: ideaForModel,
  summary: (idea) =>
    idea.result === 'PENDING'
      ? `Idea ${idea.aiIdeaNumber} is still being made.`
      : `${ideaLine(idea).replace(/^idea/, 'Idea')}, for ${idea.audience}: ${idea.products.map((product) => `${productLine(product)}${product.isSelected ? ' (chosen)' : ''}`).join('; ')}.`,
});
