import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { catalogReads, skuStock } from './entities.ts';
import { mayManage } from './import-products.ts';
import { orderReadsOfSku } from './order-reads.ts';

export const mergeSkus = declareOperation({
  name: 'merge_skus',
  area: 'catalog',
  title: 'Merge SKUs',
  description:
    'Merges one SKU into another that is kept: stock, movements, order lines and bundles go to the kept one, and the merged code is known as it from then on. For the same thing entered twice. Refuses two currencies, and a bundle. Can’t be undone.',
  examples: [
    'Merge JC-MUG-OLD into JC-MUG-SAND',
    'The juniper travel candle and the amber one are the same, merge them',
    'Combine the duplicate tote SKU with JC-TOTE-NAT',
  ],
  input: z.object({
    id: forForms(z.uuid().describe('The SKU that is merged away.').optional()),
    sku: field(z.string().trim().min(1).max(200), {
      ref: 'sku',
      label: 'Merge',
      words: ['merge', 'combine', 'duplicate'],
      question: 'Which SKU should be merged away?',
    }).optional(),
    into: field(z.string().trim().min(1).max(200), {
      ref: 'sku',
      label: 'Into',
      words: ['into', 'with', 'and keep', 'keep'],
      question: 'Which SKU should be kept?',
    }).describe('The SKU that is kept, by id, code or words of its title.'),
  }),
  output: z.object({
    kept: skuStock,
    mergedCode: z.string(),
    movedUnits: z.int(),
    orderLines: z.int(),
  }),
  http: { method: 'PUT', path: '/web/jewelry-sku/{id}/merge' },
  access: mayManage,
  effect: 'destructive',
  card: 'sku_merge',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_skus', 'get_stock'],
  invalidates: [...catalogReads, ...orderReadsOfSku],
  summary: ({ kept, mergedCode, movedUnits, orderLines }) =>
    `${mergedCode} is merged into ${kept.code}: ${movedUnits.toLocaleString('en-US')} ${movedUnits === 1 ? 'unit' : 'units'} and ${orderLines.toLocaleString('en-US')} ${orderLines === 1 ? 'order line' : 'order lines'} moved. ${kept.code} now has ${kept.onHand.toLocaleString('en-US')} on hand.`,
});
