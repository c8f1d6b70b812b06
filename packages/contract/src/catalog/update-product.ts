import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { areColorOptions } from './color-options.ts';
import {
  longestProductText,
  longestProductTitle,
  mostPictures,
  productIdOut,
  productPicture,
} from './entities.ts';
import { productChange } from './product-change.ts';
import { pathId, productNamed } from './refs.ts';

const tag = z.string().trim().min(1).max(60);

/** A picture of this installation, or one from the web that is loaded over an encrypted connection. */
const pictureUrl = z
  .string()
  .max(1000)
  .regex(/^(https:\/\/|\/files\/)[^\s\\]+$/, 'Upload the picture and give its address.');

export const updateProduct = declareOperation({
  name: 'update_product',
  area: 'catalog',
  title: 'Update a product',
  description:
    'Changes the title, description, type, vendor, tags, pictures or color options of a product. Only what is given changes. Prices, codes and costs are update_sku. Can be undone.',
  examples: [
    'Rename the bud vase to Little bud vase',
    'Change the description of the linen tote: washed linen, made in Jaipur',
    'Tag the ceramic mug as gift',
    'Set the type of the serving platter to Tableware',
  ],
  input: z.object({
    id: pathId,
    product: productNamed().optional(),
    title: field(z.string().trim().min(1).max(longestProductTitle), {
      sense: 'free_text',
      words: ['to', 'title', 'name', 'called'],
      label: 'Title',
    }).optional(),
    description: field(z.string().trim().max(longestProductText), {
      sense: 'free_text',
      words: ['description', 'text', 'says'],
      label: 'Description',
    }).optional(),
    type: field(z.string().trim().max(100), {
      sense: 'free_text',
      words: ['type', 'category'],
      label: 'Type',
    }).optional(),
    vendor: field(z.string().trim().max(160), {
      sense: 'free_text',
      words: ['vendor', 'maker'],
      label: 'Vendor',
    }).optional(),
    addTag: field(tag, { sense: 'free_text', words: ['tag', 'tag as'], label: 'Tag' })
      .describe('One tag to add to those it has.')
      .optional(),
    tags: forForms(z.array(tag).max(50).describe('All tags.').optional()),
    pictures: forForms(
      z
        .array(productPicture.extend({ url: pictureUrl, alt: z.string().max(300).nullable() }))
        .max(mostPictures)
        .describe('All pictures, in their order.')
        .optional(),
    ),
    colorOptions: forForms(
      z
        .string()
        .trim()
        .max(5000)
        .refine(areColorOptions, 'Write each color as name|#hex|variant, separated by semicolons.')
        .optional(),
    ),
    /** When the product that was edited was last changed: a later change is not overwritten. */
    seenAt: forForms(z.iso.datetime({ offset: true }).optional()),
  }),
  output: z.object({ id: productIdOut, title: z.string(), enabled: z.boolean(), change: z.string() }),
  http: { method: 'PUT', path: '/web/jewelry/{id}' },
  ...productChange,
  errors: ['not_found', 'conflict'],
  related: ['get_product', 'update_sku', 'disable_product'],
  summary: ({ change }) => change,
});
