import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { product } from './entities.ts';
import { productChange } from './product-change.ts';
import { productWords } from './say.ts';

export const convertTemplateToProduct = declareOperation({
  name: 'convert_template_to_product',
  area: 'catalog',
  title: 'Make a product of a template',
  description:
    'Makes a product of a published print-on-demand template: a SKU for each color and size that it offers, at its retail price, made to order. A template becomes a product once. Can be undone while it was not sold.',
  examples: [
    'Turn the night shift tee template into a product',
    'Make a product of my print-on-demand mug template',
    'Convert the tote template to a product',
  ],
  input: z.object({
    templateId: field(z.string().trim().min(1).max(200), {
      ref: 'product_template',
      label: 'Template',
      words: ['template', 'design'],
      question: 'Which print-on-demand template?',
    }).describe('A print-on-demand template by id (list_product_templates) or by its title.'),
  }),
  output: product,
  http: { method: 'POST', path: '/web/jewelry/convert/printful-template', status: 201 },
  ...productChange,
  card: 'product',
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_product', 'publish_product_template', 'list_product_templates'],
  summary: (output) => `Made a product of the template. ${productWords(output)}`,
});
