import { useState } from 'react';
import { Link } from 'react-router';
import { addToCart } from '@brandwright/contract/purchasing/add-to-cart.ts';
import type {
  CatalogItemDetail,
  CatalogItemSummary,
} from '@brandwright/contract/sourcing/marketplace/entities.ts';
import { mayCall } from '#api/may-call.ts';
import { useAction } from '#api/use-action.ts';
import { QuantityField } from '#purchasing/cart/quantity-field.tsx';
import { useCartDrawer } from '#purchasing/cart/use-cart-drawer.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { formatMoney, formatNumber } from '#ui/format.ts';
import { hasPrice, unitPriceAt } from '../buying.ts';

/** Puts things into the cart; then the cart opens. */
function useBuying() {
  const { open } = useCartDrawer();
  const action = useAction(addToCart, { onDone: open });
  const store = useStoreProfile().data;
  return { ...action, mayBuy: store !== undefined && mayCall(addToCart, store) };
}

/** Orders one sample. Nothing where the supplier names no price for one. */
export function SampleButton({
  item,
  ...look
}: { item: CatalogItemSummary } & Pick<ButtonProps, 'look' | 'size' | 'className'>) {
  const { run, isRunning, mayBuy } = useBuying();
  if (item.samplePriceMinor === null || !mayBuy) return null;
  return (
    <Button
      {...look}
      busy={isRunning}
      onClick={() => void run({ itemId: item.itemId, orderType: 'SAMPLES', quantity: 1 })}
    >
      Order sample, {formatMoney(item.samplePriceMinor, item.currency)}
    </Button>
  );
}

/** On the page of an item: a sample, and a production order in any quantity from the MOQ up, with its price as it is chosen. */
export function BuyBox({ item }: { item: CatalogItemDetail }) {
  const { run, isRunning, mayBuy } = useBuying();
  const least = item.moq ?? 1;
  const [quantity, setQuantity] = useState(least);
  if (!mayBuy) return null;
  const price = hasPrice(item) ? unitPriceAt(item, quantity) : null;
  const isBelow = quantity < least;
  return (
    <section aria-label="Buy" className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-4">
      {price !== null && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <QuantityField name={item.title} value={quantity} least={least} onChange={setQuantity} />
            <p aria-live="polite" className="figures text-right text-sm">
              <strong className="block text-base font-semibold">
                {formatMoney(price * quantity, item.currency)}
              </strong>
              <span className="text-ink-soft">
                {formatNumber(quantity)} × {formatMoney(price, item.currency)}
              </span>
            </p>
          </div>
          {isBelow && (
            <p role="alert" className="text-sm text-bad">
              The MOQ is {formatNumber(least)}.
              {item.samplePriceMinor !== null && ' For fewer, order a sample.'}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {price !== null && (
          <Button
            look="accent"
            busy={isRunning}
            disabled={isBelow}
            onClick={() => void run({ itemId: item.itemId, quantity })}
          >
            Add to cart
          </Button>
        )}
        <SampleButton item={item} look={price === null ? 'accent' : 'outline'} />
        {price === null && !item.isSampleKit && (
          <Button asChild>
            <Link to="/create-custom-project">Request a quote</Link>
          </Button>
        )}
      </div>
    </section>
  );
}
