import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { catalogReads, mayAct } from './entities.ts';
import { count } from './words.ts';

/** For the undo of what recorded movements of stock with keys. */
export const takeBackStockMovements = declareOperation({
  name: 'take_back_stock_movements',
  area: 'catalog',
  title: 'Take back stock movements',
  description:
    'Takes back movements that were recorded under these keys: stock and cost are then as before. Refused when the stock has moved since.',
  examples: ['Take back what was received of the purchase'],
  input: z.object({ keys: z.array(z.string().min(1).max(120)).min(1).max(50) }),
  output: z.object({ takenBack: z.int() }),
  http: { method: 'POST', path: '/web/jewelry-sku/-/movements/take-back' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['conflict'],
  invalidates: catalogReads,
  summary: ({ takenBack }) => `Took back ${count(takenBack, 'stock movement')}.`,
});
