import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { aiIdea } from './entities.ts';
import { longestIdeaText, longestIdeaTitle } from './limits.ts';
import { aiProductRef, ideaReads, mayAct } from './refs.ts';
import { ideaForModel, priceWords } from './say.ts';

export const updateAiProduct = declareOperation({
  name: 'update_ai_product',
  area: 'design',
  title: 'Change an AI product',
  description:
    'Changes an AI product of an AI idea: title, price or description, or has its picture drawn anew from words. The price of a brand kit’s product idea is edit_product_idea, of a thing on sale it is another matter.',
  examples: [
    'Change the price of the AI product Night Tin to $22',
    'rename the AI product travel tin to Pocket Tin',
    'redraw the picture of the AI product Night Tin in dark green',
    'new description for the AI product refill pouch: thirty cups, no plastic',
  ],
  input: z.object({
    aiProduct: aiProductRef(),
    title: field(z.string().trim().min(1).max(longestIdeaTitle), {
      label: 'Title',
      words: ['title', 'rename', 'name', 'call it'],
      sense: 'free_text',
    }).optional(),
    suggestedRetailPrice: field(z.int().min(1, 'A price must be above zero.').max(10_000_000), {
      sense: 'money_minor',
      label: 'Retail price',
      words: ['price', 'retail price', 'costs', 'cost', 'sell for', 'priced at'],
    })
      .describe('Cents of a US dollar.')
      .optional(),
    description: field(z.string().trim().min(1).max(longestIdeaText), {
      label: 'Description',
      words: ['description', 'describe it as'],
      sense: 'free_text',
    }).optional(),
    imagePrompt: field(z.string().trim().min(1).max(600), {
      label: 'Picture',
      words: ['picture', 'redraw', 'draw it', 'image', 'photo', 'show it'],
      sense: 'free_text',
    })
      .describe('What its new picture should show; left out, the picture stays.')
      .optional(),
  }),
  output: aiIdea.extend({ aiProductId: field(z.uuid(), { ref: 'ai_product' }) }),
  http: { method: 'PUT', path: '/web/ai-products/{aiProduct}' },
  access: mayAct,
  effect: 'write',
  card: 'ai_idea',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'bad_input'],
  related: ['get_ai_idea', 'choose_ai_products'],
  invalidates: [...ideaReads],
  undoable: true,
  toModel: ({ aiProductId, ...idea }) => ({ aiProductId, ...ideaForModel(idea) }),
  summary: ({ aiProductId, products }, { title, suggestedRetailPrice, description, imagePrompt }) => {
    const product = products.find((one) => one.aiProductId === aiProductId);
    const said = [
      suggestedRetailPrice !== undefined && product && `costs ${priceWords(product.suggestedRetailPrice)}`,
      title && 'has a new name',
      description && 'has a new description',
      imagePrompt && 'is being redrawn',
    ].filter((part): part is string => Boolean(part));
    return `${product?.title ?? 'The AI product'} ${said.join(' and ')}${imagePrompt && said.length === 1 ? '' : ' now'}.`;
  },
});
