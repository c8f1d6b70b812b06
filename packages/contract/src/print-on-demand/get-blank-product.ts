import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { blankNamed, blankProductDetail, mayRead } from './entities.ts';
import { listed, shortBlank } from './say.ts';
import { formatMoney } from '../kernel/money.ts';

export const getBlankProduct = declareOperation({
  name: 'get_blank_product',
  area: 'print-on-demand',
  title: 'A print-on-demand blank',
  description:
    'Everything about one blank of the print-on-demand catalog: colors, sizes, what each costs, where it can be printed and how large, what printing and sending cost. Ids come from list_blank_products.',
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
    const shipping = rate ? ` Shipping one within the US costs ${formatMoney(rate.amountMinor)}.` : '';
    const colors = listed(
      row.colors.map(({ name }) => name),
      12,
    );
    return `${row.title}: the blank costs ${cost}, in ${colors}${sizes}. Print: ${areas.join('; ')}.${shipping}${row.isDiscontinued ? ' It’s no longer made.' : ''}`;
  },
});
