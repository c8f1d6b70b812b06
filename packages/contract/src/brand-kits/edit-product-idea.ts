import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { longestDescription } from './limits.ts';
import { kitInView, productRef, kitChange } from './refs.ts';
import { dollars, kitForModel, listed } from './say.ts';
import { text } from './text-field.ts';

export const editProductIdea = declareOperation({
  name: 'edit_product_idea',
  area: 'brand-kits',
  title: 'Edit a product idea',
  description:
    'Changes a product idea of a brand kit: name, recommended retail price, popularity or description. Which ones are chosen is choose_product_ideas; products of the shop are not meant.',
  examples: [
    'Set the price of the sleep tea idea to $18',
    'rename the second product idea to "Night Tin"',
    'the description of the travel tin idea should be "Ten cups in your pocket"',
  ],
  input: z.object({
    brandKit: kitInView(),
    productIdea: productRef(),
    title: text(160, 'Name', ['name', 'title', 'rename', 'called', 'call it']),
    suggestedRetailPriceMinor: amountMinor({
      label: 'Recommended retail price',
      words: ['price', 'retail price', 'recommended retail price', 'sell for', 'cost'],
    })
      .min(0)
      .max(100_000_000)
      .describe('US cents.')
      .optional(),
    popularity: field(z.int().min(1).max(100), {
      label: 'Popularity',
      words: ['popularity'],
      sense: 'quantity',
      needsWord: true,
    }).optional(),
    description: text(longestDescription, 'Description', ['description', 'describe it']),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/product-ideas/{productIdea}' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['choose_product_ideas', 'make_brand_pictures'],
  toModel: kitForModel,
  summary: (_kit, { title, suggestedRetailPriceMinor, popularity, description }) => {
    const said = [
      title && `name “${title}”`,
      suggestedRetailPriceMinor !== undefined && `price ${dollars(suggestedRetailPriceMinor / 100)}`,
      popularity !== undefined && `popularity ${popularity}`,
      description && 'description',
    ].filter((one) => typeof one === 'string' && one !== '');
    return `The product idea has a new ${listed(said.map(String))}.`;
  },
});
