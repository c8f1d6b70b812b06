import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { formatMoney } from '../kernel/money.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import {
  marginLine,
  marginRange,
  mayRead,
  productTemplate,
  productTemplateDetail,
  retailPrice,
  shipTo,
  templateIdOut,
  templateNamed,
} from './entities.ts';
import { templateState, templateStateWords } from './enums.ts';
import { countOf, marginText, shortDetail, shortTemplate, templateLine, templateWords } from './say.ts';

const shown = 12;

export const listProductTemplates = declareOperation({
  name: 'list_product_templates',
  area: 'print-on-demand',
  title: 'Print-on-demand templates',
  description:
    'Lists the print-on-demand templates of the store: designs put on blanks, with state, retail price and margin. Blanks to start from are list_blank_products; canvas designs are list_designs.',
  examples: [
    'Show my print-on-demand templates',
    'which print on demand products are ready to sell?',
    'which templates sell at a loss?',
    'list the archived print-on-demand templates',
  ],
  input: z.object({
    state: field(templateState, {
      label: 'State',
      words: ['state', 'status'],
      valueWords: templateStateWords,
    })
      .describe('Without it all but archived ones.')
      .optional(),
    atLoss: field(z.boolean(), {
      label: 'At a loss',
      valueWords: {
        true: [
          'at a loss',
          'losing money',
          'loses money',
          'losing',
          'in the red',
          'unprofitable',
          'lose money',
          'make a loss',
          'loss making',
          'negative margin',
          'below cost',
        ],
      },
    })
      .describe('Only those that lose money on at least one variant.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' }).optional(),
    ...pageInput,
  }),
  output: z.object({ rows: z.array(productTemplate), ...pageOutput }),
  http: { method: 'GET', path: '/web/print-on-demand/local-templates' },
  access: mayRead,
  effect: 'read',
  card: 'product_templates',
  offered: true,
  errors: ['upstream'],
  related: ['get_product_template', 'create_product_template', 'get_template_prices'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shown).map(shortTemplate),
    total,
    ...(total > shown ? { note: `${total - shown} more are not shown here.` } : {}),
  }),
  summary: ({ rows, total }, input) => {
    const kind = input.atLoss ? 'template at a loss' : 'print-on-demand template';
    const many = input.atLoss ? 'templates at a loss' : 'print-on-demand templates';
    if (total === 0)
      return input.atLoss
        ? 'No print-on-demand template sells at a loss.'
        : 'There is no such print-on-demand template. Pick a blank and put a design on it.';
    return `${countOf(total, kind, many)}: ${rows.slice(0, 5).map(templateLine).join('; ')}${total > 5 ? `; and ${total - 5} more` : ''}.`;
  },
});

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
    `${templateWords(row)}${row.missing.length > 0 ? ` Missing before it can be published: ${row.missing.join(', ')}.` : ''}`,
});

/** What a template costs and leaves, to one country. All in minor units. */
export const templatePrices = z.object({
  templateId: templateIdOut,
  title: z.string(),
  countryCode: z.string(),
  currency: z.string(),
  retailPriceMinor: z.int().nullable(),
  /** Whether the price was only asked about and is not the template's own. */
  isTrial: z.boolean(),
  freeShipping: z.boolean(),
  /** The cheapest rate of one piece; null where it is not sent to. */
  shipping: z
    .object({
      name: z.string(),
      amountMinor: z.int(),
      minDays: z.int().nullable(),
      maxDays: z.int().nullable(),
    })
    .nullable(),
  prints: z.array(z.object({ placement: z.string(), title: z.string(), printMinor: z.int() })),
  /** The payment fee, an estimate. */
  feePercent: z.number(),
  feeFixedMinor: z.int(),
  feeSource: z.string(),
  rows: z.array(marginLine),
  margin: marginRange.nullable(),
  /** The lowest price at which no variant loses; null without anything to print. */
  breakEvenMinor: z.int().nullable(),
  /** The price that leaves 40% of it on the dearest variant, rounded up to a dollar. */
  suggestedRetailPriceMinor: z.int().nullable(),
});
export type TemplatePrices = z.output<typeof templatePrices>;

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
    ...(rows.length > shown ? { note: `${rows.length - shown} more variants are not shown here.` } : {}),
  }),
  summary: (output) => {
    const [row] = output.rows;
    if (!row) return `${output.title} has no variants that can be had now.`;
    const parts = `blank ${formatMoney(row.costMinor)}, print ${formatMoney(row.printMinor)}, ${output.freeShipping ? `shipping ${formatMoney(row.shippingMinor)}` : 'shipping paid by the shopper'}, payment fee about ${formatMoney(row.feeMinor)}`;
    const sent = output.shipping === null ? ` It is not sent to ${output.countryCode}.` : '';
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
