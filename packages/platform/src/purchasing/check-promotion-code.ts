import { checkPromotionCode } from '@brandwright/contract/purchasing/check-promotion-code.ts';
import { implement } from '../kernel/request/implementation.ts';
import { findPromotion, usesOf } from './promotions.ts';

export default implement(checkPromotionCode, {
  async run(context, { code }) {
    const promotion = await findPromotion(context, code);
    const wasUsed = promotion !== undefined && (await usesOf(context, promotion.code)) > 0;
    return {
      output: {
        code: promotion?.code ?? code.trim(),
        isValid: promotion !== undefined && !wasUsed,
        percentOff: promotion?.percentOff ?? null,
        appliesTo: promotion?.appliesTo ?? null,
        wasUsed,
      },
    };
  },
});
