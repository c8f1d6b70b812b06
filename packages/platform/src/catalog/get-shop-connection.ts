import { OperationError } from '@brandwright/contract';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import type { ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { shopCatalogOf, showConnection } from './shop-connection.ts';

export default implement(getShopConnection, {
  async run(context, { test }) {
    const shown = await showConnection(context, null);
    return { output: { ...shown, test: test && shown.connected ? await tried(context) : null } };
  },
});

async function tried(context: Context): Promise<NonNullable<ShopConnection['test']>> {
  try {
    const catalog = await shopCatalogOf(context);
    const { productCount } = await catalog.about(context.signal);
    return { passed: true, products: productCount, failure: null };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return { passed: false, products: null, failure: error.message };
  }
}
