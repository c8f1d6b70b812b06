import { OperationError, type InputOf } from '@brandwright/contract';
import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { shopDomainOf } from '@brandwright/contract/catalog/shop-connection.ts';
import { ShopRefused, type ShopAccess, type ShopCredentials } from '@brandwright/providers';
import { implement } from '../kernel/request/implementation.ts';
import { keepConnection, showConnection } from './shop-connection.ts';

export default implement(connectShop, {
  async run(context, input) {
    const access = { domain: domainOf(input), credentials: credentialsOf(input) };
    const about = await context.providers.shopCatalogs
      .shopify(access)
      .about(context.signal)
      .catch((error: unknown) => {
        throw error instanceof ShopRefused ? refusalOf(error, access) : error;
      });
    await keepConnection(context, access, about);
    // No undo: what would bring an earlier shop back would have to hold its token.
    return {
      output: await showConnection(context, { passed: true, products: about.productCount, failure: null }),
      subject: { kind: 'shop_connection', id: context.storeId },
    };
  },
});

function domainOf({ domain: said }: InputOf<typeof connectShop>): string {
  const domain = shopDomainOf(said);
  if (domain === undefined) throw new Error('The domain was checked.');
  return domain;
}

function credentialsOf({
  accessToken,
  webhookSecret,
  clientId,
  clientSecret,
}: InputOf<typeof connectShop>): ShopCredentials {
  if (accessToken !== undefined && clientId === undefined && clientSecret === undefined)
    return { kind: 'TOKEN', accessToken, webhookSecret };
  if (accessToken === undefined && clientId !== undefined && clientSecret !== undefined)
    return { kind: 'APP', clientId, clientSecret };
  const path = clientId === undefined && clientSecret === undefined ? 'accessToken' : 'clientSecret';
  throw new OperationError(
    'bad_input',
    'Enter either an access token, or the client ID and the client secret of an app.',
    [{ path, message: 'An access token, or a client ID and its secret.' }],
  );
}

/** At the field that it concerns. */
function refusalOf({ about, message }: ShopRefused, { credentials }: ShopAccess): OperationError {
  const path =
    about === 'domain' || about === 'shop'
      ? 'domain'
      : credentials.kind === 'TOKEN'
        ? 'accessToken'
        : 'clientSecret';
  return new OperationError('bad_input', message, [{ path, message }]);
}
