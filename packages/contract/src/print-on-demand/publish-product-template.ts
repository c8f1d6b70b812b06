import { z } from 'zod';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, productTemplateDetail, templateNamed, templateReads } from './entities.ts';
import { marginText, shortDetail } from './say.ts';

export const publishProductTemplate = declareOperation({
  name: 'publish_product_template',
  area: 'print-on-demand',
  title: 'Publish a print-on-demand template',
  description:
    'Marks a print-on-demand template as ready to sell, after its price and margin were shown. Needs something printed, a price and a color that’s available. It is then ready to be made a product of the store.',
  examples: [
    'Publish the night shift tee template',
    'mark the mug template as ready to sell',
    'the tote template is done, publish it',
  ],
  input: z.object({ templateId: templateNamed('Which template should be published?') }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/publish' },
  access: mayAct,
  effect: 'external',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition', 'upstream'],
  related: ['get_template_prices', 'set_template_price', 'unpublish_product_template'],
  invalidates: templateReads,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} is ready to sell at ${formatMoney(row.retailPriceMinor ?? 0)}${row.margin ? `, ${marginText(row.margin)}` : ''}.${row.margin?.warning ? ` ${row.margin.warning}` : ''}`,
});
