import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, productTemplateDetail, retailPrice, templateNamed, templateReads } from './entities.ts';
import { whoPaysShipping } from './who-pays-shipping.ts';
import { marginText, shortDetail } from './say.ts';

const price = (words: readonly string[]) =>
  field(retailPrice, {
    sense: 'money_minor',
    label: 'Retail price',
    words,
    question: 'What should it sell for?',
  });

export const setTemplatePrice = declareOperation({
  name: 'set_template_price',
  area: 'print-on-demand',
  title: 'Set the retail price of a template',
  description:
    'Sets for what a print-on-demand template sells, and whether shipping is free for the shopper, and says the margin that remains. Only to try a price use get_template_prices.',
  examples: [
    'Set the price of the night shift tee template to $32',
    'sell the mug template for 18 dollars with free shipping',
    'price the tote template at $24.50',
  ],
  input: z.object({
    templateId: templateNamed(),
    retailPriceMinor: price(['to', 'at', 'for', 'price', 'sell for', 'retail price', 'price of']),
    freeShipping: field(z.boolean(), {
      label: 'Free shipping',
      valueWords: whoPaysShipping,
    })
      .describe('Whether the store pays for sending it; as it was unless said.')
      .optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'PUT', path: '/web/print-on-demand/local-templates/{templateId}/price' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_template_prices', 'publish_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) =>
    `${row.title} now sells at ${formatMoney(row.retailPriceMinor ?? 0)}${row.freeShipping ? ' with free shipping' : ''}${row.margin ? `, ${marginText(row.margin)}` : ''}.${row.margin?.warning ? ` ${row.margin.warning}` : ''}`,
});
