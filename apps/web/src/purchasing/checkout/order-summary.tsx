import type { Cart } from '@brandwright/contract/purchasing/entities.ts';
import type { ShipTo } from '@brandwright/contract/purchasing/fields.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { Section } from '#orders/parts/section.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { AddressView } from '../parts/address-view.tsx';
import { CartSums } from '../parts/cart-sums.tsx';
import { PromotionField } from './promotion-field.tsx';

/** Beside every step: what it comes to, the promotion code, where it goes. */
export function OrderSummary({
  cart,
  address,
  onCode,
  onAddress,
}: {
  cart: Cart;
  address: ShipTo | ShippingAddress | null;
  onCode: (code: string | null) => void;
  /** Changes the address; not offered where it is being entered. */
  onAddress?: (() => void) | undefined;
}) {
  return (
    <div className="flex flex-col gap-4">
      <Section title={count(cart.items.length, 'item')}>
        <div className="flex flex-col gap-4">
          <PromotionField applied={cart.promotionCode} onChange={onCode} />
          <CartSums cart={cart} />
        </div>
      </Section>
      {address && onAddress && (
        <Section
          title="Ships to"
          aside={
            <Button look="quiet" size="small" onClick={onAddress}>
              Change
            </Button>
          }
        >
          <AddressView address={address} />
        </Section>
      )}
    </div>
  );
}
