import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { implement } from '../kernel/request/implementation.ts';
import { showCart } from './cart.ts';

export default implement(getCart, {
  run: async (context, { promotionCode }) => ({ output: await showCart(context, promotionCode) }),
});
