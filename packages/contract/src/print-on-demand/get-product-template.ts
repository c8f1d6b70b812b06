import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, productTemplateDetail, templateNamed } from './entities.ts';
import { shortDetail, templateWords } from './say.ts';

export const getProductTemplate = declareOperation({
  name: 'get_product_template',
  area: 'print-on-demand',
  title: 'A print-on-demand template',
  description:
    'Shows one print-on-demand template of the store: blank, design, colors, sizes, mock-ups, price and margin, and what is missing before it can be published. For costs by variant use get_template_prices.',
  examples: [
    'Show the night shift tee template',
    'open my print-on-demand mug template',
    'what is missing before I can publish the tote template?',
  ],
  input: z.object({ templateId: templateNamed() }),
  output: productTemplateDetail,
  http: { method: 'GET', path: '/web/print-on-demand/local-templates/{templateId}' },
  access: mayRead,
  effect: 'read',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['get_template_prices', 'create_mockup_task', 'set_template_price', 'publish_product_template'],
  toModel: shortDetail,
  summary: (row) =>
    `${templateWords(row)}${row.missing.length > 0 ? ` Still missing before it can be published: ${row.missing.join(', ')}.` : ''}`,
});
