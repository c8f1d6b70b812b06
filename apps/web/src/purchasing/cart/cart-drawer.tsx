import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { removeFromCart } from '@brandwright/contract/purchasing/remove-from-cart.ts';
import { updatePurchaseItem } from '@brandwright/contract/purchasing/update-purchase-item.ts';
import { messageOf } from '#api/api-error.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { checkoutAddress } from '../labels.ts';
import { CartLines, quantityText, type CartItem } from '../parts/cart-lines.tsx';
import { CartSums } from '../parts/cart-sums.tsx';
import { QuantityField } from './quantity-field.tsx';

/** The cart beside any screen: change quantities, remove, check out. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const cart = useOperation(getCart, {});
  const count = cart.data?.items.length ?? 0;
  const store = useStoreProfile().data;
  const mayChange = store !== undefined && mayCall(removeFromCart, store);
  const remove = useAction(removeFromCart);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cart"
      footer={
        count > 0 && (
          <>
            {mayChange && count > 1 && (
              <Button look="quiet" busy={remove.isRunning} onClick={() => void remove.run({ all: true })}>
                Remove all
              </Button>
            )}
            <Button asChild look="accent">
              <Link to={checkoutAddress}>Check out</Link>
            </Button>
          </>
        )
      }
    >
      <Load
        query={cart}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="Your cart is empty"
            text="Start with a sample: open a product and press “Order sample”."
            action={
              <Button asChild>
                <Link to="/browse-suppliers?view=products">Browse products</Link>
              </Button>
            }
          />
        }
      >
        {(data) => (
          <Items
            cart={data}
            isRemoving={remove.isRunning}
            onRemove={mayChange ? ({ purchaseItemId }) => void remove.run({ purchaseItemId }) : undefined}
          />
        )}
      </Load>
    </Sheet>
  );
}

function Items({
  cart,
  isRemoving,
  onRemove,
}: {
  cart: Cart;
  isRemoving: boolean;
  /** Undefined for those who may only look. */
  onRemove: ((item: CartItem) => void) | undefined;
}) {
  return (
    <div className="flex flex-col gap-5">
      <CartLines
        items={cart.items}
        control={(item) =>
          onRemove ? (
            <Controls item={item} isRemoving={isRemoving} onRemove={() => onRemove(item)} />
          ) : (
            <p className="figures text-xs text-ink-soft">{quantityText(item)}</p>
          )
        }
      />
      <CartSums cart={cart} />
      {cart.items.some(({ orderType }) => orderType !== 'SAMPLES') && (
        <p className="text-xs text-ink-soft">
          Freight of production orders isn’t included. It’s billed when the goods are ready.
        </p>
      )}
    </div>
  );
}

function Controls({
  item,
  isRemoving,
  onRemove,
}: {
  item: CartItem;
  isRemoving: boolean;
  onRemove: () => void;
}) {
  const change = useAction(updatePurchaseItem, { announce: false, failures: 'kept' });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 pt-1">
        <QuantityField
          name={item.title}
          value={item.quantity}
          onChange={(quantity) => void change.run({ purchaseItemId: item.purchaseItemId, quantity })}
        />
        <Button
          look="quiet"
          size="small"
          aria-label={`Remove ${item.title}`}
          disabled={isRemoving}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
          Remove
        </Button>
      </div>
      {change.error && (
        <p role="alert" className="text-xs text-bad">
          {messageOf(change.error)}
        </p>
      )}
    </>
  );
}
