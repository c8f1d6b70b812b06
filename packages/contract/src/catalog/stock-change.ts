import { z } from 'zod';
import { catalogReads, mayAct, skuStock } from './entities.ts';

/** What all changes of one SKU’s stock have in common. */
export const stockChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'stock_change',
  offered: true,
  invalidates: catalogReads,
} as const;

/** The SKU as it is afterwards, and what changed in words. */
export const stockChanged = z.object({ sku: skuStock, change: z.string() });
