import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import {
  blankCategory,
  blankNamed,
  blankProduct,
  blankProductDetail,
  mayRead,
  productPageSize,
} from './entities.ts';
import { blankColor, blankColorWords } from './enums.ts';
import { blankLine, countOf, listed, shortBlank } from './say.ts';
import { formatMoney } from '../kernel/money.ts';

const shown = 8;

export const listBlankCategories = declareOperation({
  name: 'list_blank_categories',
  area: 'print-on-demand',
  title: 'Print-on-demand categories',
  description:
    'Lists the categories of the print-on-demand catalogue with how many blanks each has. For the blanks themselves use list_blank_products; list_categories is of the supplier marketplace.',
  examples: [
    'What kinds of products can you print on demand?',
    'which print on demand categories are there?',
    'show me the print-on-demand category tree',
  ],
  input: z.object({}),
  output: z.object({ rows: z.array(blankCategory) }),
  http: { method: 'GET', path: '/web/print-on-demand/categories' },
  access: mayRead,
  effect: 'read',
  card: 'blank_categories',
  offered: true,
  errors: ['upstream'],
  related: ['list_blank_products'],
  summary: ({ rows }) => {
    const top = rows.filter(({ parent_id }) => parent_id === 0);
    const inside = (id: number) => rows.filter((row) => row.parent_id === id).map(({ title }) => title);
    return `Print on demand has ${countOf(top.length, 'category', 'categories')}: ${top.map(({ id, title }) => (inside(id).length === 0 ? title : `${title} (${inside(id).join(', ')})`)).join('; ')}.`;
  },
});

export const listBlankProducts = declareOperation({
  name: 'list_blank_products',
  area: 'print-on-demand',
  title: 'Print-on-demand blanks',
  description:
    'Finds blank products of the print-on-demand catalogue to print a design on, one piece at a time without stock: tees, hoodies, mugs, totes, posters and so on, with colors, sizes and what the blank costs. Products made by factories in bulk are search_catalog_items; templates that the store made are list_product_templates.',
  examples: [
    'Show me blank tees for print on demand',
    'which print-on-demand mugs are there?',
    'find a blank hoodie in black I can print on',
    'what can I print on under $10 a piece?',
    'blank tote bags for printing',
  ],
  input: z.object({
    keyword: field(z.string().trim().max(120), {
      sense: 'search_words',
      label: 'Words',
      words: ['blank', 'blanks', 'called', 'named'],
    })
      .describe('Kind of product, material or name: "tees", "organic cotton", "mug".')
      .optional(),
    categoryId: z
      .int()
      .min(0)
      .describe('Of list_blank_categories, with what is below it; 0 for all.')
      .optional(),
    color: field(blankColor, {
      label: 'Color',
      words: ['color', 'colour', 'comes in'],
      valueWords: blankColorWords,
    }).optional(),
    maxCostMinor: amountMinor({
      label: 'Blank at most',
      words: ['under', 'below', 'at most', 'up to', 'less than', 'cheaper than', 'max'],
    })
      .describe('What the blank may cost without print and shipping, in minor units.')
      .optional(),
    page: pageInput.page,
    size: z.int().min(1).max(productPageSize).default(productPageSize),
  }),
  output: z.object({ rows: z.array(blankProduct), ...pageOutput }),
  http: { method: 'GET', path: '/web/print-on-demand/products' },
  access: mayRead,
  effect: 'read',
  card: 'blank_products',
  offered: true,
  errors: ['upstream'],
  related: ['get_blank_product', 'create_product_template', 'list_blank_categories'],
  toModel: ({ rows, total }) => ({
    rows: rows.slice(0, shown).map(shortBlank),
    total,
    ...(total > shown ? { note: `${total - shown} more are not shown here.` } : {}),
  }),
  summary: ({ rows, total }) =>
    total === 0
      ? 'No blank fits. Leave out a color or a price, or look at the categories.'
      : `${countOf(total, 'blank')}: ${listed(rows.slice(0, 5).map(blankLine), 5)}${total > 5 ? `, and ${total - 5} more` : ''}.`,
});

export const getBlankProduct = declareOperation({
  name: 'get_blank_product',
  area: 'print-on-demand',
  title: 'A print-on-demand blank',
  description:
    'Everything about one blank of the print-on-demand catalogue: colors, sizes, what each costs, where it can be printed and how large, what printing and sending cost. Ids come from list_blank_products.',
  examples: [
    'Tell me about the heavyweight tee blank',
    'which colors does the classic tee blank come in?',
    'how big is the print area of the ceramic mug blank?',
    'what does the blank canvas tote cost?',
  ],
  input: z.object({ productId: blankNamed() }),
  output: blankProductDetail,
  http: { method: 'GET', path: '/web/print-on-demand/products/{productId}' },
  access: mayRead,
  effect: 'read',
  card: 'blank_product',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['create_product_template', 'list_blank_products'],
  toModel: (row) => ({
    ...shortBlank(row),
    description: row.description,
    material: row.material,
    printAreas: row.printAreas.map(({ placement, title, widthMm, heightMm, technique, printMinor }) => ({
      placement,
      title,
      widthMm,
      heightMm,
      technique,
      printMinor,
    })),
    shipping: row.shipping,
    soldOut: [...new Set(row.variants.filter(({ available }) => !available).map(({ color }) => color))],
  }),
  summary: (row) => {
    const costs = row.variants.map(({ costMinor }) => costMinor);
    const [low, high] = [Math.min(...costs), Math.max(...costs)];
    const cost = low === high ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`;
    const areas = row.printAreas.map(
      ({ title, widthMm, heightMm, printMinor }) =>
        `${title.toLowerCase()} ${Math.round(widthMm)} × ${Math.round(heightMm)} mm at ${formatMoney(printMinor)}`,
    );
    const sizes = row.sizes.length > 0 ? `, sizes ${listed(row.sizes, 8)}` : '';
    const [rate] = row.shipping;
    const shipping = rate ? ` Sending one in the US costs ${formatMoney(rate.amountMinor)}.` : '';
    const colors = listed(
      row.colors.map(({ name }) => name),
      12,
    );
    return `${row.title}: the blank costs ${cost}, in ${colors}${sizes}. Print: ${areas.join('; ')}.${shipping}${row.isDiscontinued ? ' It is no longer made.' : ''}`;
  },
});
