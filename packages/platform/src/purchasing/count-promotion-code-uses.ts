import { countPromotionCodeUses } from '@brandwright/contract/purchasing/count-promotion-code-uses.ts';
import { implement } from '../kernel/request/implementation.ts';
import { usesOf } from './promotions.ts';

export default implement(countPromotionCodeUses, {
  run: async (context, { code }) => ({
    output: { code: code.toUpperCase(), count: await usesOf(context, code) },
  }),
});
