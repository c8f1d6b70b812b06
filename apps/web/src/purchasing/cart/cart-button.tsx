import { ShoppingCart } from 'lucide-react';
import { useLocation } from 'react-router';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { useCartDrawer } from './use-cart-drawer.ts';

/** Screens on which something can be bought: there the cart stands even while it is empty. */
const buyingPaths = [
  '/home',
  '/browse-suppliers',
  '/browse-suppliers-with-uploaded-image',
  '/supplier-profile',
  '/favorites',
  '/inbox',
  '/order-packaging',
];

const isBuying = (pathname: string) =>
  buyingPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Opens the cart; says how much is in it. */
export default function CartButton() {
  const { pathname } = useLocation();
  const { open } = useCartDrawer();
  const items = useOperation(getCart, {}).data?.items.length ?? 0;
  if (pathname === '/checkout' || (items === 0 && !isBuying(pathname))) return null;
  return (
    <Button
      look="outline"
      size="small"
      aria-label={items === 0 ? 'Cart' : `Cart, ${count(items, 'item')}`}
      title="Cart"
      onClick={open}
    >
      <ShoppingCart aria-hidden />
      {items > 0 && <span className="figures">{items}</span>}
    </Button>
  );
}
