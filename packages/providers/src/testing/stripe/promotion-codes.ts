import { pageOf, type PromotionCode, type Route } from './world.ts';

const percent = (id: string, percentOff: number, active: boolean): PromotionCode => ({
  id: `promo_${id}`,
  code: id,
  active,
  coupon: { id: `coupon_${id}`, percent_off: percentOff, amount_off: null, currency: null, valid: true },
});

/** Those of the test bank, and of other kinds. */
export const promotionCodes: readonly PromotionCode[] = [
  percent('PRODUCTS10', 10, true),
  percent('DESIGN50', 50, true),
  percent('OVER', 20, false),
  percent('ODD', 12.5, true),
  {
    id: 'promo_FIVE',
    code: 'FIVE',
    active: true,
    coupon: { id: 'coupon_FIVE', percent_off: null, amount_off: 500, currency: 'usd', valid: true },
  },
];

export const promotionCodeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/promotion_codes$/,
    takes: ['code', 'active', 'limit', 'starting_after'],
    answer({ world, form, expand }) {
      const code = form.text('code')?.toLowerCase();
      const rows = world.promotionCodes.filter(
        (one) => code === undefined || one.code.toLowerCase() === code,
      );
      return pageOf(form, '/v1/promotion_codes', rows, (row) => ({
        id: row.id,
        object: 'promotion_code',
        code: row.code,
        active: row.active,
        promotion: {
          type: 'coupon',
          coupon: expand.includes('data.promotion.coupon')
            ? { object: 'coupon', ...row.coupon }
            : row.coupon.id,
        },
      }));
    },
  },
];
