import { OperationError } from '@brandwright/contract';
import { disconnectShop } from '@brandwright/contract/catalog/disconnect-shop.ts';
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
        what: `Disconnects ${name} (${domain}) and deletes its stored token. Imported products stay.`,
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
    await dropConnection(context);
    return {
      output: { ...shown, connected: false },
      subject: { kind: 'shop_connection', id: context.storeId },
    };
  },
});
