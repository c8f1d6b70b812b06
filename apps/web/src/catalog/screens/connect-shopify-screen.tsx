import { ConnectShop } from '../parts/connect-shop.tsx';

/** Connects the store to its Shopify shop. */
export default function ConnectShopifyScreen() {
  return <ConnectShop platform="SHOPIFY" />;
}
