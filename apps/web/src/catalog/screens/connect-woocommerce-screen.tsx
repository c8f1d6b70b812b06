import { ConnectShop } from '../parts/connect-shop.tsx';

/** Connects the store to its WooCommerce shop. */
export default function ConnectWooCommerceScreen() {
  return <ConnectShop platform="WOOCOMMERCE" />;
}
