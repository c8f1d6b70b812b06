import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { knownCategories } from './known-categories.ts';
import { longestCategory, longestDescription } from './limits.ts';
import { kitChange } from './refs.ts';
import { countOf, kitForModel, stateOf } from './say.ts';

export const createBrandKit = declareOperation({
  name: 'create_brand_kit',
  area: 'brand-kits',
  title: 'Make a brand kit',
  description:
    'Makes a whole new brand kit from what the product is and for whom: target audiences, brand ideas with names, slogans and colors, pictures, product ideas and market research, with live progress. To make more of one part of a kit that is there use generate_brand_kit_part.',
  examples: [
    'Make me a brand kit for a calming tea for night-shift nurses',
    'create a brand for dog treats made of spent grain',
    'I want to start a candle brand for small apartments',
    'new brand kit: refillable deodorant for teenagers',
  ],
  input: z.object({
    productDescription: field(z.string().trim().max(longestDescription), {
      sense: 'whole_request',
      label: 'Product',
      question: 'What do you want to sell, and for whom?',
    }).describe(
      'What the product is and for whom, in the founder’s words: "a calming tea for night-shift nurses".',
    ),
    category: field(z.string().trim().max(longestCategory), { label: 'Category', words: ['category'] })
      .describe(
        `Any words; known are ${knownCategories.join(', ')}. Recognized from the description when left out.`,
      )
      .optional(),
    generate: z
      .boolean()
      .describe('Whether all parts are made at once. False keeps an empty kit to be filled by hand.')
      .default(true),
    model: z.enum(['AMAZON', 'OPENAI']).describe('Which image model draws. OPENAI unless said.').optional(),
  }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits', status: 201 },
  ...kitChange,
  card: 'brand_kit_progress',
  generates: ({ input }) => (input.generate ? { kind: 'BRAND_KIT', units: 1 } : null),
  errors: ['bad_input', 'conflict', 'upstream'],
  related: ['get_brand_kit', 'show_brand_idea', 'cancel_brand_generations', 'choose_brand_idea'],
  toModel: kitForModel,
  summary: (kit) => {
    const ideas = kit.brandIdeas.generations.slice(0, 4).map(({ brandName }) => brandName);
    const names = ideas.length > 0 ? ` ${countOf(ideas.length, 'brand idea')}: ${ideas.join(', ')}.` : '';
    return `Your brand kit for ${kit.productDescription.slice(0, 160) || kit.category || 'a new product'} is under way.${names} ${stateOf(kit)}`;
  },
});
