import { getBlankProduct } from '@brandwright/contract/print-on-demand/get-blank-product.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeBlank, findBlank } from './catalog.ts';

export default implement(getBlankProduct, {
  run: async (context, { productId }) => ({
    output: await describeBlank(context, await findBlank(context, productId)),
  }),
});
