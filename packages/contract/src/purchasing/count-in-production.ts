import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';

export const countInProduction = declareOperation({
  name: 'count_in_production',
  area: 'purchasing',
  title: 'Number in production',
  description: 'How many purchase orders are in production. Which ones they are is in list_purchase_items.',
  examples: ['How many orders are in production?'],
  input: z.object({}),
  output: z.object({ count: z.int() }),
  http: { method: 'GET', path: '/web/creator-order-items/-/in-production-order-count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ count: number }) => `${count(number, 'purchase order')} in production.`,
});
