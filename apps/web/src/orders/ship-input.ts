import type { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import type { CustomsLine } from '@brandwright/contract/fulfillment/customs.ts';
import type { fulfillOrder } from '@brandwright/contract/orders/fulfill-order.ts';
import {
  sentChoices,
  sentLines,
  usualChoices,
  type TypedChoices,
  type TypedFigures,
} from '#fulfillment/customs-form.ts';

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
  /** For customs abroad: the choices, and by line what the catalog lacks. */
  choices: TypedChoices;
  figures: Record<string, TypedFigures>;
}

export const startOfShipping = (order: OrderDetail, mayPay: boolean): Shipping => ({
  way: mayPay ? 'LABEL' : 'HAND',
  units: Object.fromEntries(order.lineItems.map((line) => [line.id, line.openQuantity])),
  weight: '',
  service: null,
  notify: order.email !== null,
  carrier: '',
  trackingNumber: '',
  choices: usualChoices,
  figures: {},
});

type Input =
  | { way: 'LABEL'; send: SendOf<typeof shipOrder> }
  | { way: 'HAND'; send: SendOf<typeof fulfillOrder> };

/** What is asked of the server; null while something is missing. `customs` is what the catalog knows of the lines of a parcel abroad. */
export function shipInput(
  order: Pick<OrderDetail, 'id'>,
  shipping: Shipping,
  customs: readonly CustomsLine[] = [],
): Input | null {
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
  const declared = customs.length === 0 ? {} : sentCustoms(customs, shipping);
  if (declared === null) return null;
  const weight = Number(shipping.weight);
  return {
    way: 'LABEL',
    send: {
      id: order.id,
      items,
      service: shipping.service,
      notifyShopper: shipping.notify,
      ...declared,
      ...(weight > 0 ? { weightPounds: weight } : {}),
    },
  };
}

function sentCustoms(lines: readonly CustomsLine[], { units, choices, figures }: Shipping) {
  const inParcel = lines.filter(({ lineItemId }) => lineItemId !== null && (units[lineItemId] ?? 0) > 0);
  const [customsLines, sent] = [sentLines(inParcel, figures), sentChoices(choices)];
  return customsLines && sent && { ...sent, ...(customsLines.length > 0 ? { customsLines } : {}) };
}
