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

const namedCostKind = z.enum(['PRODUCT', 'PACKAGING', 'SERVICES', 'SHIPPING', 'SUPPLIER_OTHER']);
const partnerPrefix = 'FBP_';

/**
 * What a cost is for (overview §3). Costs of the fulfillment partner are `FBP_*`; which there are is not shown, so each such
 * kind is taken and called by its own words.
 */
export const costKind = z.union([
  namedCostKind,
  z.templateLiteral([partnerPrefix, z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/)]),
]);
export type CostKind = z.output<typeof costKind>;

const costKindLabels: Readonly<Record<z.output<typeof namedCostKind>, string>> = {
  PRODUCT: 'Product',
  PACKAGING: 'Packaging',
  SERVICES: 'Services',
  SHIPPING: 'Shipping',
  SUPPLIER_OTHER: 'Other costs of the supplier',
};

export const isPartnerCost = (kind: CostKind): boolean => kind.startsWith(partnerPrefix);

/** "Shipping"; `FBP_PICK_AND_PACK` is "Fulfillment partner: pick and pack". */
export function costKindLabel(kind: CostKind): string {
  const named = namedCostKind.safeParse(kind);
  return named.success
    ? costKindLabels[named.data]
    : `Fulfillment partner: ${kind.slice(partnerPrefix.length).toLowerCase().replaceAll('_', ' ')}`;
}

/** How much of it arrived (overview §3). */
export const receivingStatus = z.enum(['NONE', 'PARTIAL', 'RECEIVED']);
export type ReceivingStatus = z.output<typeof receivingStatus>;

/**
 * DRAFT: not billed yet. DUE: its day has not come. OVERDUE: the day has passed and it is not paid. UNCOLLECTIBLE: nobody expects
 * it to be paid any more. VOID: taken back. (Stripe's draft, open, paid, uncollectible and void, with open split by the day.)
 */
export const invoiceStatuses = ['DRAFT', 'DUE', 'OVERDUE', 'PAID', 'UNCOLLECTIBLE', 'VOID'] as const;
export const invoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.output<typeof invoiceStatus>;

export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Draft',
  DUE: 'Due',
  OVERDUE: 'Overdue',
  PAID: 'Paid',
  UNCOLLECTIBLE: 'Uncollectible',
  VOID: 'Void',
};

/** What a list of invoices can be narrowed to; UNPAID is due and overdue together. */
export const invoiceFilter = z.enum(['UNPAID', 'DRAFT', 'DUE', 'OVERDUE', 'PAID', 'UNCOLLECTIBLE', 'VOID']);
export type InvoiceFilter = z.output<typeof invoiceFilter>;

/** What is done with an invoice that isn't paid (overview §4). */
export const unpaidChoices = ['KEEP_AS_DRAFT', 'MARK_UNCOLLECTIBLE', 'VOID'] as const;
export const unpaidChoice = z.enum(unpaidChoices);
export type UnpaidChoice = z.output<typeof unpaidChoice>;

export const unpaidChoiceLabels: Readonly<Record<UnpaidChoice, string>> = {
  KEEP_AS_DRAFT: 'Keep as a draft',
  MARK_UNCOLLECTIBLE: 'Mark uncollectible',
  VOID: 'Void',
};

/** Where an invoice came from: a supplier billed it, or buying here made it. */
export const invoiceOrigin = z.enum(['SUPPLIER', 'PURCHASE']);
export type InvoiceOrigin = z.output<typeof invoiceOrigin>;

/** What happens on the way from an order to its goods, in its order (part 1 of buying). */
export const milestones = [
  'DEPOSIT',
  'PRE_PRODUCTION_SAMPLE',
  'INSPECTION',
  'BALANCE',
  'SHIPPED',
  'RECEIVED',
] as const;
export const milestoneKind = z.enum(milestones);
export type MilestoneKind = z.output<typeof milestoneKind>;

export const milestoneLabels: Readonly<Record<MilestoneKind, string>> = {
  DEPOSIT: 'Deposit',
  PRE_PRODUCTION_SAMPLE: 'Pre-production sample',
  INSPECTION: 'Inspection',
  BALANCE: 'Balance',
  SHIPPED: 'Shipped',
  RECEIVED: 'Received',
};

export const receivingLabels: Readonly<Record<ReceivingStatus, string>> = {
  NONE: 'Not received',
  PARTIAL: 'Partly received',
  RECEIVED: 'Received',
};

export const milestoneWords: Readonly<Record<MilestoneKind, readonly string[]>> = {
  DEPOSIT: ['deposit', 'down payment', 'deposit paid'],
  PRE_PRODUCTION_SAMPLE: [
    'pre-production sample',
    'preproduction sample',
    'pp sample',
    'pps',
    'sample approved',
    'approved the sample',
    'approved',
    'signed off',
    'golden sample',
  ],
  INSPECTION: ['inspection', 'inspected', 'quality check', 'qc', 'passed inspection', 'checked'],
  BALANCE: ['balance', 'balance paid', 'rest paid'],
  SHIPPED: ['shipped', 'dispatched', 'left the factory', 'on its way', 'on the boat', 'sent off'],
  RECEIVED: ['arrived', 'received', 'delivered', 'came in'],
};

/** How much later a financed invoice is paid. */
export const financingTerms = ['DAYS_30', 'DAYS_60', 'DAYS_90'] as const;
export const financingTerm = z.enum(financingTerms);
export type FinancingTerm = z.output<typeof financingTerm>;
