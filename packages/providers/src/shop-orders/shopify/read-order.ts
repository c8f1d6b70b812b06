import type { z } from 'zod';
import { clean, hundredths, line as oneLine } from '../../shop-catalog/shop-text.ts';
import type { ShopAddress, ShopOrder, ShopOrderLine } from '../shop-orders.ts';
import type { addressNode, lineNode, orderNode } from './order-queries.ts';

/** Null where the shop has none. */
const line = (text: string | null, longest: number) => oneLine(text ?? '', longest) || null;

/** The digits of `gid://shopify/Order/1234`; what has none is its own id. */
export const idOf = (gid: string): string => /\/(\d{1,40})(?:\?.*)?$/.exec(gid)?.[1] ?? gid.slice(0, 100);
export const orderGid = (id: string) => `gid://shopify/Order/${id}`;

const minor = ({ shopMoney }: { shopMoney: { amount: string } }) =>
  shopMoney.amount.startsWith('-') ? -hundredths(shopMoney.amount.slice(1)) : hundredths(shopMoney.amount);

function addressOf(node: z.output<typeof addressNode> | null): ShopAddress | null {
  if (!node) return null;
  return {
    name: line(node.name, 200),
    company: line(node.company, 200),
    addressLine1: line(node.address1, 200),
    addressLine2: line(node.address2, 200),
    city: line(node.city, 200),
    state: line(node.provinceCode, 20),
    zipCode: line(node.zip, 20),
    countryCode: line(node.countryCodeV2, 2),
    phone: line(node.phone, 60),
  };
}

function lineOf(node: z.output<typeof lineNode>, isTaxIncluded: boolean): ShopOrderLine {
  const variant = line(node.variantTitle, 200);
  return {
    id: idOf(node.id),
    title: line(node.title, 500) ?? 'Item without a name',
    // How Shopify says that there is only one.
    variant: variant?.toLowerCase() === 'default title' ? null : variant,
    sku: line(node.sku, 100),
    quantity: node.quantity,
    removedQuantity: Math.max(0, node.quantity - node.currentQuantity),
    unfulfilledQuantity: node.unfulfilledQuantity,
    fulfilledQuantity: Math.max(0, node.currentQuantity - node.unfulfilledQuantity),
    unitPriceMinor: Math.max(0, minor(node.originalUnitPriceSet)),
    discountMinor: Math.max(0, minor(node.totalDiscountSet)),
    taxMinor: isTaxIncluded
      ? 0
      : node.taxLines.reduce((sum, { priceSet }) => sum + Math.max(0, minor(priceSet)), 0),
  };
}

/** An order of Shopify's with all of its lines, as we take it. */
export function orderOf(
  node: z.output<typeof orderNode>,
  lines: readonly z.output<typeof lineNode>[],
): ShopOrder {
  return {
    id: idOf(node.id),
    name: line(node.name, 60) ?? `#${idOf(node.id)}`,
    placedAt: new Date(node.processedAt).toISOString(),
    updatedAt: new Date(node.updatedAt).toISOString(),
    // oxlint-disable-next-line brandwright/american-words -- the field as Shopify names it
    canceledAt: node.cancelledAt === null ? null : new Date(node.cancelledAt).toISOString(),
    isConfirmed: true,
    obstacle: null,
    currency: node.currencyCode,
    email: line(node.email, 200)?.toLowerCase() ?? null,
    phone: line(node.phone, 60),
    shippingAddress: addressOf(node.shippingAddress),
    billingAddress: addressOf(node.billingAddress),
    shippingTitle: line(node.shippingLine?.title ?? null, 200),
    isShippable: node.requiresShipping,
    lines: lines.map((one) => lineOf(one, node.taxesIncluded)),
    subtotalMinor: node.subtotalPriceSet ? minor(node.subtotalPriceSet) : 0,
    shippingMinor: minor(node.totalShippingPriceSet),
    taxMinor: node.totalTaxSet ? minor(node.totalTaxSet) : 0,
    isTaxIncluded: node.taxesIncluded,
    totalMinor: minor(node.totalPriceSet),
    receivedMinor: Math.max(0, minor(node.totalReceivedSet)),
    refundedMinor: Math.max(0, minor(node.totalRefundedSet)),
    discountCode: line(node.discountCode, 100),
    paidWith: line(node.paymentGatewayNames.join(', '), 100),
    note: clean(node.note ?? '', 5000).trim() || null,
    tags: node.tags.flatMap((tag) => line(tag, 50) ?? []).slice(0, 50),
  };
}
