import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead, retailPrice, shipTo, templateNamed } from './entities.ts';
import { marginText } from './say.ts';
import { templatePrices, shown } from './template-reads.ts';

export const getTemplatePrices = declareOperation({
  name: 'get_template_prices',
  area: 'print-on-demand',
  title: 'Costs and margin of a template',
  description:
    'Says what one piece of a print-on-demand template costs (blank, print, shipping, payment fee) and what remains of the retail price, by variant. A price that is only asked about ("what if I sold it at $30") changes nothing; set_template_price sets it. Duty and bulk production are compare_landed_costs and estimate_design_cost.',
  examples: [
    'What do I make on the night shift tee?',
    'what would be left if I sold the mug template at $18?',
    'margin of the tote template shipped to Germany',
    'what does one piece of the hoodie template cost me?',
  ],
  input: z.object({
    templateId: templateNamed(),
    retailPriceMinor: field(retailPrice, {
      sense: 'money_minor',
      label: 'Tried at',
      words: ['at', 'for', 'sold at', 'if i charge', 'priced at', 'price of', 'if it cost'],
    })
      .describe('A price to try without setting it, in minor units.')
      .optional(),
    countryCode: shipTo,
  }),
  output: templatePrices,
  http: { method: 'GET', path: '/web/print-on-demand/template-prices' },
  access: mayRead,
  effect: 'read',
  card: 'template_prices',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream', 'bad_input'],
  related: ['set_template_price', 'get_product_template'],
  toModel: ({ rows, ...output }) => ({
    ...output,
    rows: rows.slice(0, shown),
    ...(rows.length > shown ? { note: `${rows.length - shown} more variants aren’t shown here.` } : {}),
  }),
  summary: (output) => {
    const [row] = output.rows;
    if (!row) return `${output.title} has no available variants right now.`;
    const parts = `blank ${formatMoney(row.costMinor)}, print ${formatMoney(row.printMinor)}, ${output.freeShipping ? `shipping ${formatMoney(row.shippingMinor)}` : 'shipping paid by the shopper'}, payment fee about ${formatMoney(row.feeMinor)}`;
    const sent = output.shipping === null ? ` It doesn’t ship to ${output.countryCode}.` : '';
    if (output.margin === null || output.retailPriceMinor === null) {
      const suggestion =
        output.suggestedRetailPriceMinor === null
          ? ''
          : ` It breaks even at ${formatMoney(output.breakEvenMinor ?? 0)}; ${formatMoney(output.suggestedRetailPriceMinor)} would leave 40%.`;
      return `${output.title} has no retail price yet. One piece costs ${parts}.${suggestion}${sent}`;
    }
    const at = `${output.isTrial ? 'At' : 'Sold at'} ${formatMoney(output.retailPriceMinor)}`;
    const warning = output.margin.warning ? ` ${output.margin.warning}` : '';
    return `${at}, ${output.title} leaves a ${marginText(output.margin)}: ${row.color}${row.size ? ` ${row.size}` : ''} has ${parts}.${warning}${sent}`;
  },
});
