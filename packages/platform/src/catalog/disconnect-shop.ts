import { OperationError } from '@brandwright/contract';
import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
import { unfollowShopOrders } from '@brandwright/contract/orders/shop/unfollow-shop-orders.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { dropConnection, showConnection } from './shop-connection.ts';

async function connectionOf(context: Context) {
  const shown = await showConnection(context, null);
  if (!shown.connected)
    throw new OperationError('not_found', 'No shop is connected, so there’s nothing to disconnect.');
  return shown;
}

export default implement(disconnectShop, {
  async prepare(context, input) {
    const { name, domain } = await connectionOf(context);
    return {
      input,
      preview: {
        verb: 'Disconnect the shop',
        what: `Disconnects ${name} (${domain}) and deletes its stored token. Its orders no longer come in. Imported products and orders stay.`,
        toWhom: null,
        cost: null,
        irreversible: 'This can’t be undone. To use the shop again, reconnect it with its token.',
        values: [],
        warnings: [],
      },
    };
  },
  async run(context) {
    const shown = await connectionOf(context);
    const { left } = await context.call(unfollowShopOrders, {});
    await dropConnection(context);
    return {
      output: { ...shown, connected: false, warning: left },
      subject: { kind: 'shop_connection', id: context.storeId },
    };
  },
});
