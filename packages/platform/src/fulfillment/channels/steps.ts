import type { AnyDeclaration } from '@brandwright/contract';
import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import type { SalesChannel } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { getProductFeed } from '@brandwright/contract/fulfillment/channels/get-product-feed.ts';
import type { ChannelStep } from '@brandwright/contract/fulfillment/channels/steps.ts';
import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { importOrders } from '@brandwright/contract/orders/import-orders.ts';
import { getReturnSettings } from '@brandwright/contract/returns/get-return-settings.ts';
import { mayCall } from '../../kernel/request/authorize.ts';
import type { Context } from '../../kernel/request/context.ts';

/** What each step needs: no one is led to what is then refused. */
const needed: Readonly<Record<ChannelStep, AnyDeclaration>> = {
  CONNECT_SHOPIFY: connectShop,
  CONNECT_WOOCOMMERCE: connectShop,
  CONNECT_BIGCOMMERCE: connectShop,
  OPEN_CONNECTION: connectShop,
  ENTER_WHOLESALE_ORDER: createManualWholesaleOrder,
  IMPORT_ORDERS: importOrders,
  RETURN_SETTINGS: getReturnSettings,
  INSTAGRAM_FEED: getProductFeed,
  GOOGLE_FEED: getProductFeed,
};

export interface ChannelFacts {
  isShopConnected: boolean;
  /** Whether return rules are set here for it. */
  isHosted: boolean;
}

function stepsFor(channel: SalesChannel, { isShopConnected, isHosted }: ChannelFacts): ChannelStep[] {
  switch (channel) {
    case 'PLATFORM':
      return isHosted ? ['RETURN_SETTINGS'] : [];
    case 'OWN_SHOP':
      return isShopConnected
        ? ['OPEN_CONNECTION', 'IMPORT_ORDERS']
        : ['CONNECT_SHOPIFY', 'CONNECT_WOOCOMMERCE', 'CONNECT_BIGCOMMERCE', 'IMPORT_ORDERS'];
    case 'WHOLESALE':
      return ['ENTER_WHOLESALE_ORDER'];
    case 'MARKETPLACE':
      return ['IMPORT_ORDERS'];
    case 'INSTAGRAM':
      return ['INSTAGRAM_FEED'];
    case 'GOOGLE_SHOPPING':
      return ['GOOGLE_FEED'];
  }
}

export const stepsOf = (
  { actor }: Pick<Context, 'actor'>,
  channel: SalesChannel,
  facts: ChannelFacts,
): ChannelStep[] => stepsFor(channel, facts).filter((step) => mayCall(needed[step], actor));
