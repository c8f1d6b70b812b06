import { getShopOrderSync } from '@brandwright/contract/orders/shop/get-shop-order-sync.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { showSync } from './sync-state.ts';

export default implement(getShopOrderSync, {
  run: async (context) => ({ output: await showSync(context) }),
});
