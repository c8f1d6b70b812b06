import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';
import { mayRead, productRow, type ProductRow } from './entities.ts';
import { productSource, productView } from './enums.ts';
import { count, listWords, money } from './words.ts';

export const productSorts = [
  'title',
  '-updatedAt',
  'available',
  '-available',
  'daysLeft',
  '-sold',
  '-price',
  'price',
] as const;
export const productSort = z.enum(productSorts);
export type ProductSort = z.output<typeof productSort>;

const left = ({ level, available, daysLeft }: ProductRow) => {
  if (level === 'MADE_TO_ORDER') return 'made to order';
  if (available < 0) return `${(-available).toLocaleString('en-US')} short`;
  if (available === 0) return 'none left';
  return `${available.toLocaleString('en-US')} left${daysLeft === null ? '' : `, about ${count(daysLeft, 'day')}`}`;
};

const line = (row: ProductRow) => `${row.title} (${left(row)})`;

export const listProducts = declareOperation({
  name: 'list_products',
  area: 'catalog',
  title: 'Products',
  description:
    'Lists the products that this store sells, with price, stock, units sold and days of stock left: all, what is running low, what is out of stock, or what is disabled. ' +
    'Supplier products to buy are list_catalog_items; what open orders need of each SKU is list_inventory_counts.',
  examples: [
    'Which products do I sell?',
    "What's running low?",
    'Show my products',
    'Which products are out of stock?',
    'What will sell out first?',
    'Which products are disabled?',
  ],
  input: z.object({
    view: field(productView, {
      label: 'Show',
      valueWords: {
        LOW: [
          'running low',
          'low stock',
          'low on stock',
          'low in stock',
          'running out',
          'almost gone',
          'nearly out',
          'sold out soon',
          'to reorder',
          'need reordering',
        ],
        OUT: ['out of stock', 'sold out', 'none left', 'nothing left', 'not in stock', 'gone'],
        DISABLED: [
          'disabled',
          'turned off',
          'switched off',
          'hidden',
          'not for sale',
          'inactive',
          'off sale',
        ],
        ALL: ['all products', 'every product', 'everything we sell'],
      },
    }).default('ALL'),
    source: field(productSource, {
      label: 'From',
      valueWords: {
        PRINT_ON_DEMAND: ['print on demand', 'print-on-demand', 'made to order'],
        SHOPIFY: ['from shopify', 'imported', 'shopify'],
        WOOCOMMERCE: ['from woocommerce', 'woocommerce'],
        BIGCOMMERCE: ['from bigcommerce', 'bigcommerce'],
        SAMPLE: ['sample data', 'sample products'],
      },
    })
      .describe('Only products that came from there.')
      .optional(),
    type: field(z.string().trim().min(1).max(100), { label: 'Type', words: ['type', 'category'] })
      .describe('Only products of this type.')
      .optional(),
    search: field(z.string().trim().min(1).max(100), { sense: 'search_words', label: 'Search' })
      .describe('Words of a title, type, tag or SKU code.')
      .optional(),
    sort: field(productSort, {
      label: 'Sort',
      valueWords: {
        available: ['least stock first', 'lowest stock first', 'fewest left'],
        '-available': ['most stock first', 'most stock', 'highest stock'],
        daysLeft: [
          'sells out first',
          'sell out first',
          'runs out first',
          'run out first',
          'out soonest',
          'by days left',
        ],
        '-sold': [
          'best sellers',
          'best selling',
          'bestsellers',
          'sells best',
          'sell best',
          'most sold',
          'top sellers',
        ],
        '-price': ['most expensive', 'priciest', 'dearest', 'highest price'],
        price: ['cheapest', 'lowest price'],
        '-updatedAt': ['newest changes', 'changed last', 'recently changed'],
      },
    }).default('title'),
    ...pageInput,
  }),
  output: z.object({
    rows: z.array(productRow),
    /** How many products each view has, whatever is searched for. */
    counts: z.object({ ALL: z.int(), LOW: z.int(), OUT: z.int(), DISABLED: z.int() }),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/jewelry' },
  access: mayRead,
  effect: 'read',
  card: 'products',
  offered: true,
  errors: [],
  related: ['get_product', 'get_stock', 'list_skus', 'adjust_stock'],
  toModel: ({ rows, total, counts }) => ({
    rows: rows.slice(0, 15).map(({ pictureUrl: _picture, updatedAt: _updated, ...row }) => row),
    total,
    counts,
    ...(total > 15 ? { note: `Shown ${Math.min(rows.length, 15)} of ${total}.` } : {}),
  }),
  summary: ({ rows, total, counts }, { view, search }) => {
    if (total === 0) return emptyWords(view, search);
    const lines = listWords(rows.map(line), 4);
    if (view === 'LOW')
      return `${count(total, 'product')} ${total === 1 ? 'is' : 'are'} running low: ${lines}.${counts.OUT > 0 ? ` ${count(counts.OUT, 'product')} ${counts.OUT === 1 ? 'has' : 'have'} none left to sell.` : ''}`;
    if (view === 'OUT')
      return `${count(total, 'product')} ${total === 1 ? 'has' : 'have'} none left to sell: ${lines}.`;
    if (view === 'DISABLED')
      return `${count(total, 'product')} ${total === 1 ? 'is' : 'are'} disabled: ${listWords(
        rows.map(({ title }) => title),
        5,
      )}.`;
    const [first] = rows;
    if (total === 1 && first) return `${line(first)}, ${money(first.priceMinMinor, first.currency)}.`;
    return `${count(total, 'product')}: ${lines}.`;
  },
});

function emptyWords(view: z.output<typeof productView>, search: string | undefined): string {
  if (search !== undefined) return `No products match “${search}”.`;
  if (view === 'LOW') return 'Nothing is running low.';
  if (view === 'OUT') return 'Nothing is out of stock.';
  if (view === 'DISABLED') return 'No products are disabled.';
  return 'No products yet. Import them from Shopify, or make one of a print-on-demand template.';
}
