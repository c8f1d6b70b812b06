import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, productRef, kitChange } from './refs.ts';
import { countOf, kitForModel, kitTitle, listed } from './say.ts';

export const chooseProductIdeas = declareOperation({
  name: 'choose_product_ideas',
  area: 'brand-kits',
  title: 'Choose product ideas',
  description:
    'Chooses the product ideas that a brand kit is built on: exactly the named ones, or adding or removing them. The first three are chosen unless somebody chooses. To change one’s name or price use edit_product_idea.',
  examples: [
    'Choose the first and third product ideas',
    'drop the gift box from the product ideas',
    'also take the travel tin',
    'use only the sleep tea in the kit',
  ],
  input: z.object({
    brandKit: kitInView(),
    productIdeas: field(z.array(productRef()).min(1).max(20), {
      ref: 'product_idea',
      question: 'Which product ideas?',
      label: 'Product ideas',
      words: ['product ideas', 'products'],
    }),
    how: field(z.enum(['ONLY', 'ADD', 'REMOVE']), {
      label: 'How',
      valueWords: {
        ONLY: ['only', 'just'],
        ADD: ['add', 'also', 'too', 'as well', 'include'],
        REMOVE: ['remove', 'drop', 'without', 'deselect', 'unselect', 'leave out', 'take out'],
      },
    })
      .describe('ONLY these (the default), ADD them to the chosen ones, or REMOVE them from those.')
      .default('ONLY'),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/product-ideas' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'edit_product_idea', 'generate_brand_kit_part'],
  toModel: kitForModel,
  summary: (kit) => {
    const chosen = kit.productSkus.generations.filter(({ uuid }) =>
      kit.productSkus.selectedUuids.includes(uuid),
    );
    return chosen.length === 0
      ? `No product idea of ${kitTitle(kit)} is chosen now. Please select your product idea(s).`
      : `${countOf(chosen.length, 'product idea is', 'product ideas are')} chosen: ${listed(chosen.map(({ title }) => title))}.`;
  },
});
