import { z } from 'zod';
import { pageOf } from '../../shop-catalog/shopify/shopify-answer.ts';

/** What is asked of a shop's orders, and the shapes of the answers (shopify.dev/docs/api/admin-graphql/2026-10). */

const money = z.object({ shopMoney: z.object({ amount: z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/) }) });
const text = z.string().nullable();
const instant = z.iso.datetime({ offset: true });

export const addressNode = z.object({
  name: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  provinceCode: text,
  zip: text,
  countryCodeV2: text,
  phone: text,
});

export const lineNode = z.object({
  id: z.string().min(1),
  title: z.string(),
  variantTitle: text,
  sku: text,
  quantity: z.int().min(0),
  currentQuantity: z.int().min(0),
  unfulfilledQuantity: z.int().min(0),
  originalUnitPriceSet: money,
  totalDiscountSet: money,
  taxLines: z.array(z.object({ priceSet: money })),
});

export const orderNode = z.object({
  id: z.string().min(1),
  name: z.string(),
  processedAt: instant,
  updatedAt: instant,
  // oxlint-disable-next-line brandwright/american-words -- the field as Shopify names it
  cancelledAt: instant.nullable(),
  currencyCode: z.string(),
  email: text,
  phone: text,
  note: text,
  tags: z.array(z.string()),
  requiresShipping: z.boolean(),
  taxesIncluded: z.boolean(),
  discountCode: text,
  paymentGatewayNames: z.array(z.string()),
  shippingLine: z.object({ title: z.string() }).nullable(),
  shippingAddress: addressNode.nullable(),
  billingAddress: addressNode.nullable(),
  subtotalPriceSet: money.nullable(),
  totalShippingPriceSet: money,
  totalTaxSet: money.nullable(),
  totalPriceSet: money,
  totalReceivedSet: money,
  totalRefundedSet: money,
  lineItems: pageOf(lineNode),
});

const amount = '{ shopMoney { amount } }';
const ofAddress = '{ name company address1 address2 city provinceCode zip countryCodeV2 phone }';
const ofLines = `pageInfo { hasNextPage endCursor }
nodes {
  id title variantTitle sku quantity currentQuantity unfulfilledQuantity
  originalUnitPriceSet ${amount} totalDiscountSet ${amount}
  taxLines { priceSet ${amount} }
}`;
// oxlint-disable brandwright/american-words -- the field as Shopify names it
const ofOrder = `id name processedAt updatedAt cancelledAt currencyCode email phone note tags requiresShipping
taxesIncluded discountCode paymentGatewayNames
shippingLine { title }
shippingAddress ${ofAddress}
billingAddress ${ofAddress}
subtotalPriceSet ${amount} totalShippingPriceSet ${amount} totalTaxSet ${amount}
totalPriceSet ${amount} totalReceivedSet ${amount} totalRefundedSet ${amount}
lineItems(first: 8) { ${ofLines} }`;
// oxlint-enable brandwright/american-words

export const ordersQuery = `query Orders($first: Int!, $after: String, $changed: String) {
  orders(first: $first, after: $after, sortKey: UPDATED_AT, query: $changed) {
    pageInfo { hasNextPage endCursor }
    nodes { ${ofOrder} }
  }
}`;
export const ordersData = z.object({ orders: pageOf(orderNode) });

export const orderQuery = `query OneOrder($id: ID!) { order(id: $id) { ${ofOrder} } }`;
export const orderData = z.object({ order: orderNode.nullable() });

export const linesQuery = `query Lines($id: ID!, $first: Int!, $after: String) {
  order(id: $id) { lineItems(first: $first, after: $after) { ${ofLines} } }
}`;
export const linesData = z.object({ order: z.object({ lineItems: pageOf(lineNode) }).nullable() });

/** What is left to fulfill of an order, and what the shop was told already. */
export const toFulfillQuery = `query ToFulfill($id: ID!) {
  order(id: $id) {
    fulfillments(first: 5) {
      id status
      trackingInfo { number }
      fulfillmentLineItems(first: 30) {
        pageInfo { hasNextPage endCursor }
        nodes { quantity lineItem { id } }
      }
    }
    fulfillmentOrders(first: 5) {
      pageInfo { hasNextPage endCursor }
      nodes {
        id status
        assignedLocation { location { id } }
        lineItems(first: 60) {
          pageInfo { hasNextPage endCursor }
          nodes { id remainingQuantity lineItem { id } }
        }
      }
    }
  }
}`;
const ofLine = z.object({ id: z.string() });
const partNode = z.object({
  id: z.string(),
  status: z.string(),
  assignedLocation: z.object({ location: z.object({ id: z.string() }).nullable() }),
  lineItems: pageOf(z.object({ id: z.string(), remainingQuantity: z.int(), lineItem: ofLine })),
});
const toldNode = z.object({
  id: z.string(),
  status: z.string(),
  trackingInfo: z.array(z.object({ number: text })),
  fulfillmentLineItems: pageOf(z.object({ quantity: z.int().nullable(), lineItem: ofLine })),
});
export const toFulfillData = z.object({
  order: z.object({ fulfillments: z.array(toldNode), fulfillmentOrders: pageOf(partNode) }).nullable(),
});
export type ToFulfill = NonNullable<z.output<typeof toFulfillData>['order']>;

export const fulfillQuery = `mutation Fulfill($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) {
    fulfillment { id status }
    userErrors { field message }
  }
}`;
export const fulfillData = z.object({
  fulfillmentCreate: z.object({
    fulfillment: z.object({ id: z.string() }).nullable(),
    userErrors: z.array(z.object({ message: z.string() })),
  }),
});
