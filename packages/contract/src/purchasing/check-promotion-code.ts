import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

export const checkPromotionCode = declareOperation({
  name: 'check_promotion_code',
  area: 'purchasing',
  title: 'Check a promotion code',
  description:
    'Says whether a promotion code is good for the store and what it takes off. It uses up nothing.',
  examples: [
    'Is PRODUCTS10 still good?',
    'what does the code DESIGN50 give me?',
    'does promo code PRODUCTS10 work?',
  ],
  input: z.object({
    code: field(z.string().trim().min(2).max(40), {
      label: 'Code',
      question: 'Which promotion code?',
      words: ['code', 'promo code', 'promotion code', 'coupon'],
      sense: 'promotion_code',
    }),
  }),
  output: z.object({
    code: z.string(),
    isValid: z.boolean(),
    percentOff: z.int().nullable(),
    /** What it applies to. */
    appliesTo: z.enum(['PRODUCTS', 'DESIGN_SERVICES']).nullable(),
    wasUsed: z.boolean(),
  }),
  http: { method: 'GET', path: '/commons/stripe/promotion-code' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: ['upstream'],
  related: ['get_cart', 'check_out'],
  summary: ({ code, isValid, percentOff, appliesTo, wasUsed }) => {
    if (wasUsed) return `${code} was already used by this store, so it’s no longer good.`;
    if (!isValid || percentOff === null) return `${code} isn’t a promotion code that works here.`;
    return `${code} takes ${percentOff}% off ${appliesTo === 'DESIGN_SERVICES' ? 'design services' : 'products'}. It’s good for one order.`;
  },
});
