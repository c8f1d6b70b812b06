import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import type { OrderOrigin, ShippingMethod } from '@brandwright/contract/orders/enums.ts';
import { allocate } from '../kernel/data/allocate.ts';

export interface NewLine {
  title: string;
  variant: string | null;
  sku: string | null;
  quantity: number;
  unitPriceMinor: number;
  /** Discount of this line alone, beside its share of the order's. */
  discountMinor: number;
  fulfilledQuantity: number;
}

/** An order as it comes in, by hand or from a file. Money in minor units. */
export interface NewOrder {
  origin: OrderOrigin;
  channelReference: string | null;
  placedAt: Date;
  customer: {
    id: string | null;
    name: string;
    email: string | null;
    phone: string | null;
    company: string | null;
  };
  lines: NewLine[];
  /** Discounts of the order as a whole; shared over the lines by their worth. */
  discountMinor: number;
  discountCode: string | null;
  shippingMinor: number;
  taxMinor: number;
  /** What was received, and how; null when nothing was yet. `chargeId` as the payment provider names it. */
  payment: { method: string; chargeId: string; amountMinor: number; capturedAt: Date } | null;
  refundedMinor: number;
  canceledAt: Date | null;
  fulfilledAt: Date | null;
  address: ShippingAddress;
  shippingMethod: ShippingMethod;
  shopperNote: string | null;
  note: string | null;
  tags: string[];
}

export interface PricedLine extends NewLine {
  /** The line's own discount and its share of the order's. */
  discountMinor: number;
  taxMinor: number;
  canceledQuantity: number;
}

export interface PricedOrder {
  subtotalMinor: number;
  discountMinor: number;
  totalMinor: number;
  units: number;
  itemsText: string;
  lines: PricedLine[];
}

/**
 * The totals of a new order. The order's discount and tax are shared over the lines by their worth, to the cent
 * (largest remainder), so that lines always add up to the order: total = subtotal − discount + shipping + tax.
 */
export function priceOrder(
  order: Pick<NewOrder, 'lines' | 'discountMinor' | 'shippingMinor' | 'taxMinor' | 'canceledAt'>,
): PricedOrder {
  const worths = order.lines.map((line) =>
    Math.max(0, line.quantity * line.unitPriceMinor - line.discountMinor),
  );
  const subtotalMinor = order.lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const ownDiscounts = order.lines.reduce((sum, line) => sum + line.discountMinor, 0);
  const worth = worths.reduce((sum, one) => sum + one, 0);
  const shared = Math.min(order.discountMinor, worth);
  const discounts = allocate(shared, worths);
  const taxes = allocate(
    order.taxMinor,
    worths.map((one, index) => one - (discounts[index] ?? 0)),
  );
  const discountMinor = ownDiscounts + shared;
  return {
    subtotalMinor,
    discountMinor,
    totalMinor: subtotalMinor - discountMinor + order.shippingMinor + order.taxMinor,
    units: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    itemsText: itemsText(order.lines),
    lines: order.lines.map((line, index) => ({
      ...line,
      discountMinor: line.discountMinor + (discounts[index] ?? 0),
      taxMinor: taxes[index] ?? 0,
      canceledQuantity: order.canceledAt === null ? 0 : line.quantity - line.fulfilledQuantity,
    })),
  };
}

/** "Ceramic mug and 2 more". */
export function itemsText(lines: readonly { title: string }[]): string {
  const [first, ...others] = lines;
  if (!first) return 'No items';
  if (others.length === 0) return first.title;
  return others.length === 1 && others[0]
    ? `${first.title} and ${others[0].title}`
    : `${first.title} and ${others.length} more`;
}

/** What the search looks in. */
export function searchTextOf(order: {
  orderNumber: number;
  channelReference: string | null;
  customerName: string;
  email: string | null;
  lines: readonly { title: string; variant: string | null; sku: string | null }[];
}): string {
  const parts = [
    String(order.orderNumber),
    order.channelReference,
    order.customerName,
    order.email,
    ...order.lines.flatMap((line) => [line.title, line.variant, line.sku]),
  ];
  return [...new Set(parts.filter(Boolean))].join('\n').toLowerCase();
}
