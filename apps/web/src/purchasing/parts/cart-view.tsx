import { Link } from 'react-router';
import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { checkoutAddress } from '../labels.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSums } from './cart-sums.tsx';

const threadItems = 5;

/** The cart as a card: what is in it, what it comes to, the way to the checkout. */
export function CartView({ cart, change, isWhole }: { cart: Cart; change?: string; isWhole: boolean }) {
  const { items } = cart;
  if (items.length === 0)
    return (
      <Card
        label="Cart"
        title="The cart is empty"
        note={change ?? 'Order a sample or a production run from the marketplace.'}
        actions={
          <Button asChild size="small">
            <Link to="/browse-suppliers?view=products">Browse products</Link>
          </Button>
        }
      />
    );
  const shown = isWhole ? items : items.slice(0, threadItems);
  return (
    <Card
      label="Cart"
      title={`${count(items.length, 'item')} in the cart`}
      {...(change ? { note: change } : {})}
      actions={
        <Button asChild size="small" look="solid">
          <Link to={checkoutAddress}>Check out</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <CartLines items={shown} />
        {shown.length < items.length && (
          <p className="text-sm text-ink-soft">{count(items.length - shown.length, 'more item')}</p>
        )}
        <CartSums cart={cart} />
      </div>
    </Card>
  );
}
