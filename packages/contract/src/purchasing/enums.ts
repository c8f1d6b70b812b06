import { z } from 'zod';

/** Where a purchase item stands (overview §4). */
export const purchaseStatuses = [
  'NOT_PURCHASED',
  'IN_SHOPPING_CART',
  'CHARGE_PENDING',
  'IN_PRODUCTION',
  'IN_SUBSCRIPTION',
  'SHIPPED',
  'CANCELED',
] as const;
export const purchaseStatus = z.enum(purchaseStatuses);
export type PurchaseStatus = z.output<typeof purchaseStatus>;

export const purchaseStatusLabels: Readonly<Record<PurchaseStatus, string>> = {
  NOT_PURCHASED: 'Not purchased',
  IN_SHOPPING_CART: 'In the cart',
  CHARGE_PENDING: 'Payment pending',
  IN_PRODUCTION: 'In production',
  IN_SUBSCRIPTION: 'On subscription',
  SHIPPED: 'Shipped',
  CANCELED: 'Canceled',
};

export const purchaseStatusWords: Readonly<Record<PurchaseStatus, readonly string[]>> = {
  NOT_PURCHASED: ['not purchased', 'not bought yet', 'not paid yet', 'unpurchased'],
  IN_SHOPPING_CART: ['in the cart', 'in my cart', 'in the shopping cart'],
  CHARGE_PENDING: ['payment pending', 'charge pending', 'being charged'],
  IN_PRODUCTION: ['in production', 'being made', 'being produced', 'having made', 'under production'],
  IN_SUBSCRIPTION: ['on subscription', 'in subscription'],
  SHIPPED: ['shipped', 'on its way', 'on the way', 'in transit'],
  CANCELED: ['canceled', 'cancelled'],
};

/** What an order with a supplier is for (overview §3, order types). */
export const purchaseTypes = [
  'SAMPLES',
  'PACKAGING',
  'INVENTORY',
  'ADHOC_PAYMENT',
  'MANUAL_INVENTORY',
  'SMART_SETUP_SERVICES',
] as const;
export const purchaseType = z.enum(purchaseTypes);
export type PurchaseType = z.output<typeof purchaseType>;

export const purchaseTypeLabels: Readonly<Record<PurchaseType, string>> = {
  SAMPLES: 'Samples',
  PACKAGING: 'Packaging',
  INVENTORY: 'Inventory',
  ADHOC_PAYMENT: 'One-off payment',
  MANUAL_INVENTORY: 'Inventory entered manually',
  SMART_SETUP_SERVICES: 'Services',
};

export const purchaseTypeWords: Readonly<Record<PurchaseType, readonly string[]>> = {
  SAMPLES: ['samples', 'sample orders'],
  PACKAGING: ['packaging orders', 'packaging purchases'],
  INVENTORY: ['inventory orders', 'inventory purchases'],
  ADHOC_PAYMENT: ['one-off payments', 'ad hoc payments'],
  MANUAL_INVENTORY: ['manual inventory'],
  SMART_SETUP_SERVICES: ['service orders', 'bought services'],
};

/** Where an order item came from (overview §3). */
export const purchaseSources = ['SUPPLIER', 'EXTERNAL', 'SOURCING_MARKETPLACE', 'FBP', 'CREATOR'] as const;
export const purchaseSource = z.enum(purchaseSources);
export type PurchaseSource = z.output<typeof purchaseSource>;

export const purchaseSourceLabels: Readonly<Record<PurchaseSource, string>> = {
  SUPPLIER: 'Supplier',
  EXTERNAL: 'Outside the marketplace',
  SOURCING_MARKETPLACE: 'Marketplace',
  FBP: 'Fulfillment partner',
  CREATOR: 'Entered by you',
};

/** Who ships (overview §3; PIETRA_SHIPPING is shipping run by the provider). */
export const shippingMode = z.enum([
  'PIETRA_SHIPPING',
  'SUPPLIER_SHIPPING',
  'NO_SHIPPING_NEEDED',
  'CHARGE_SHIPPING_LATER',
]);
export type ShippingMode = z.output<typeof shippingMode>;

export const shippingModeLabels: Readonly<Record<ShippingMode, string>> = {
  PIETRA_SHIPPING: 'Shipped by us',
  SUPPLIER_SHIPPING: 'Shipped by the supplier',
  NO_SHIPPING_NEEDED: 'No shipping needed',
  CHARGE_SHIPPING_LATER: 'Shipping charged later',
};

/** What a cost is for (overview §3). */
export const costKind = z.enum(['PRODUCT', 'PACKAGING', 'SERVICES', 'SHIPPING', 'SUPPLIER_OTHER']);
export type CostKind = z.output<typeof costKind>;

/** How much of it arrived (overview §3). */
export const receivingStatus = z.enum(['NONE', 'PARTIAL', 'RECEIVED']);
export type ReceivingStatus = z.output<typeof receivingStatus>;

/** DUE: its day has not come. OVERDUE: the day has passed and it is not paid. VOID: taken back by the supplier. */
export const invoiceStatuses = ['DUE', 'OVERDUE', 'PAID', 'VOID'] as const;
export const invoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.output<typeof invoiceStatus>;

export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  DUE: 'Due',
  OVERDUE: 'Overdue',
  PAID: 'Paid',
  VOID: 'Void',
};

/** What a list of invoices can be narrowed to; UNPAID is due and overdue together. */
export const invoiceFilter = z.enum(['UNPAID', 'DUE', 'OVERDUE', 'PAID', 'VOID']);
export type InvoiceFilter = z.output<typeof invoiceFilter>;
