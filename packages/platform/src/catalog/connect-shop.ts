import { OperationError, type InputOf } from '@brandwright/contract';
import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { domainOn } from '@brandwright/contract/catalog/shop-domains.ts';
import { followShopOrders } from '@brandwright/contract/orders/shop/follow-shop-orders.ts';
import { unfollowShopOrders } from '@brandwright/contract/orders/shop/unfollow-shop-orders.ts';
import { ShopRefused } from '@brandwright/providers';
import { implement } from '../kernel/request/implementation.ts';
import { catalogAt, keepConnection, showConnection, type KnownShop } from './shop-connection.ts';

export default implement(connectShop, {
  async run(context, input) {
    const shop = shopOf(input);
    const about = await catalogAt(context, shop)
      .about(context.signal)
      .catch((error: unknown) => {
        throw error instanceof ShopRefused ? refusalOf(error, shop) : error;
      });
    const before = await showConnection(context, null);
    const left =
      before.connected && before.domain !== shop.domain
        ? (await context.call(unfollowShopOrders, {})).left
        : null;
    await keepConnection(context, shop, about);
    const { webhooks } = await context.call(followShopOrders, {});
    const refused =
      webhooks.state === 'FAILED'
        ? `Orders come in every hour, and not right away: ${webhooks.failure ?? 'the shop didn’t respond.'}`
        : null;
    const shown = await showConnection(context, {
      passed: true,
      products: about.productCount,
      failure: null,
    });
    // No undo: what would bring an earlier shop back would have to hold its token.
    return {
      output: { ...shown, warning: [refused, left].filter(Boolean).join(' ') || null },
      subject: { kind: 'shop_connection', id: context.storeId },
    };
  },
});

type Given = InputOf<typeof connectShop>;

/** The shop with what it is reached with, of which there is exactly what its platform takes. */
function shopOf(input: Given): KnownShop {
  const { platform } = input;
  const domain = domainOn(platform, input.domain);
  if (domain === undefined) throw new Error('The domain was checked.');
  const { accessToken, webhookSecret, clientId, clientSecret, consumerKey, consumerSecret } = input;
  const hasApp = clientId !== undefined || clientSecret !== undefined;
  const hasKeys = consumerKey !== undefined || consumerSecret !== undefined;
  if (platform === 'WOOCOMMERCE') {
    if (consumerKey === undefined || consumerSecret === undefined || hasApp || accessToken !== undefined)
      throw missing(
        consumerKey === undefined ? 'consumerKey' : 'consumerSecret',
        'Enter the consumer key and the consumer secret of the shop’s REST API.',
      );
    return { platform, domain, credentials: { kind: 'KEYS', consumerKey, consumerSecret } };
  }
  if (platform === 'BIGCOMMERCE') {
    if (accessToken === undefined || hasApp || hasKeys)
      throw missing('accessToken', 'Enter the access token of a store-level API account.');
    return { platform, domain, credentials: { kind: 'TOKEN', accessToken } };
  }
  if (accessToken !== undefined && !hasApp && !hasKeys)
    return { platform, domain, credentials: { kind: 'TOKEN', accessToken, webhookSecret } };
  if (accessToken === undefined && clientId !== undefined && clientSecret !== undefined && !hasKeys)
    return { platform, domain, credentials: { kind: 'APP', clientId, clientSecret } };
  throw missing(
    hasApp ? 'clientSecret' : 'accessToken',
    'Enter either an access token, or the client ID and the client secret of an app.',
  );
}

const missing = (path: string, message: string) =>
  new OperationError('bad_input', message, [{ path, message }]);

const secretField = { TOKEN: 'accessToken', APP: 'clientSecret', KEYS: 'consumerSecret' } as const;

/** At the field that it concerns. */
function refusalOf({ about, message }: ShopRefused, { credentials }: KnownShop): OperationError {
  const path = about === 'domain' || about === 'shop' ? 'domain' : secretField[credentials.kind];
  return new OperationError('bad_input', message, [{ path, message }]);
}
