import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';

export const countPromotionCodeUses = declareOperation({
  name: 'count_promotion_code_uses',
  area: 'purchasing',
  title: 'Uses of a promotion code',
  description: 'How often the store used a promotion code. check_promotion_code says whether it is good.',
  examples: ['How often did I use PRODUCTS10?'],
  input: z.object({ code: z.string().trim().min(2).max(40) }),
  output: z.object({ code: z.string(), count: z.int() }),
  http: { method: 'GET', path: '/web/creator-order-items/-/promotion-code-count' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ code, count: number }) => `${code} was used ${count(number, 'time')}.`,
});
