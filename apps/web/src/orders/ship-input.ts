import type { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import type { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';

/** How an order is about to ship, as it is typed. */
export interface Shipping {
  way: 'LABEL' | 'HAND';
  /** Units by line. */
  units: Record<string, number>;
  /** Pounds; '' takes the weights of the SKUs. */
  weight: string;
  service: ShippingService | null;
  notify: boolean;
  carrier: string;
  trackingNumber: string;
}

export const startOfShipping = (order: OrderDetail, mayPay: boolean): Shipping => ({
  way: mayPay ? 'LABEL' : 'HAND',
  units: Object.fromEntries(order.lineItems.map((line) => [line.id, line.openQuantity])),
  weight: '',
  service: null,
  notify: order.email !== null,
  carrier: '',
  trackingNumber: '',
});

type Input =
  | { way: 'LABEL'; send: SendOf<typeof shipOrder> }
  | { way: 'HAND'; send: SendOf<typeof fulfillOrder> };

/** What is asked of the server; null while something is missing. */
export function shipInput(order: Pick<OrderDetail, 'id'>, shipping: Shipping): Input | null {
  const items = Object.entries(shipping.units)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineItemId, quantity]) => ({ lineItemId, quantity }));
  if (items.length === 0) return null;
  if (shipping.way === 'HAND') {
    const trackingNumber = shipping.trackingNumber.trim();
    if (trackingNumber.length < 4) return null;
    const carrier = shipping.carrier.trim();
    return { way: 'HAND', send: { id: order.id, items, trackingNumber, ...(carrier ? { carrier } : {}) } };
  }
  if (shipping.service === null) return null;
  const weight = Number(shipping.weight);
  return {
    way: 'LABEL',
    send: {
      id: order.id,
      items,
      service: shipping.service,
      notifyShopper: shipping.notify,
      ...(weight > 0 ? { weightPounds: weight } : {}),
    },
  };
}
