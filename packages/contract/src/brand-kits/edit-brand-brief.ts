import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { longestCategory, longestDescription } from './limits.ts';
import { kitInView, kitChange } from './refs.ts';
import { kitForModel } from './say.ts';

export const editBrandBrief = declareOperation({
  name: 'edit_brand_brief',
  area: 'brand-kits',
  title: 'Change what a kit is for',
  description:
    'Changes the category or the product description of a brand kit. What was made stays; to begin anew use reset_brand_kit, for names and slogans edit_brand_idea.',
  examples: [
    'Change the category of my brand kit to Home fragrance',
    'the product description of the kit should be "cold brew for students"',
  ],
  input: z.object({
    brandKit: kitInView(),
    category: field(z.string().trim().min(1).max(longestCategory), {
      label: 'Category',
      words: ['category'],
    }).optional(),
    productDescription: field(z.string().trim().min(1).max(longestDescription), {
      label: 'Product description',
      words: ['product description', 'description'],
    }).optional(),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/brief' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['get_brand_kit', 'generate_brand_kit_part', 'reset_brand_kit'],
  toModel: kitForModel,
  summary: (kit) => `The kit is for ${kit.productDescription} (${kit.category}).`,
});
