import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { chosenIdeaRef, ideaPlace, kitInView, requestWords, kitChange } from './refs.ts';
import { chosenIdeaOf, kitForModel, stateOf } from './say.ts';

export const chooseBrandIdea = declareOperation({
  name: 'choose_brand_idea',
  area: 'brand-kits',
  title: 'Choose a brand idea',
  description:
    'Chooses the brand idea that a kit is built on. Choosing another one clears mood board, product ideas, research and slides, which are made anew for it, and sets the slide color to its first color. Can be undone. To only look use show_brand_idea.',
  examples: [
    'Go with the second idea',
    'choose Hushleaf',
    'I want the third brand idea',
    "let's use the last one as our brand",
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    which: ideaPlace(),
    request: requestWords(),
    generate: z
      .boolean()
      .describe('Whether pictures, product ideas and research of the new idea are made at once.')
      .default(true),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/brand-idea' },
  ...kitChange,
  card: 'brand_kit_progress',
  errors: ['not_found', 'conflict'],
  related: ['show_brand_idea', 'get_brand_kit', 'choose_product_ideas'],
  toModel: kitForModel,
  summary: (kit) => {
    const idea = chosenIdeaOf(kit);
    return `${idea ? `${idea.brandName} is your brand now: “${idea.slogan}”` : 'The idea is chosen'}. ${stateOf(kit)}`;
  },
});
