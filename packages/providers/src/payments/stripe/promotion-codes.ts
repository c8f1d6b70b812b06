import type Stripe from 'stripe';
import { PaymentRefused, type Payments } from '../payments.ts';
import { ask } from './client.ts';

export function createPromotionCodes(stripe: Stripe): Pick<Payments, 'findPromotionCode'> {
  return {
    async findPromotionCode(given) {
      const code = given.trim();
      if (code === '') return undefined;
      const page = await ask(() =>
        stripe.promotionCodes.list({ code, limit: 100, expand: ['data.promotion.coupon'] }),
      );
      // One code may have been given out before, and ended.
      const found = page.data.find((one) => one.active) ?? page.data[0];
      const coupon = found?.promotion.coupon;
      if (!found || !coupon || typeof coupon === 'string') return undefined;
      const percentOff = coupon.percent_off;
      if (percentOff !== null && !Number.isInteger(percentOff))
        throw new PaymentRefused(
          `The code ${found.code} takes off ${percentOff} percent. Only whole percents work here.`,
        );
      return {
        code: found.code,
        isActive: found.active && coupon.valid,
        percentOff,
        amountOffMinor: coupon.amount_off,
        currency: coupon.currency?.toUpperCase() ?? null,
      };
    },
  };
}
