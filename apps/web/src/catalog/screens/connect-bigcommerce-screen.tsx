import { ConnectShop } from '../parts/connect-shop.tsx';

/** Connects the store to its BigCommerce store. */
export default function ConnectBigCommerceScreen() {
  return <ConnectShop platform="BIGCOMMERCE" />;
}
