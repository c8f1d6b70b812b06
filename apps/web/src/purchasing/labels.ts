import type { InvoiceStatus, PurchaseStatus } from '@brandwright/contract/purchasing/enums.ts';
import { screenAddress } from '#routes/patterns.ts';
import type { Tone } from '#ui/badge.tsx';

export const purchaseTones: Readonly<Record<PurchaseStatus, Tone>> = {
  NOT_PURCHASED: 'neutral',
  IN_SHOPPING_CART: 'neutral',
  CHARGE_PENDING: 'warn',
  IN_PRODUCTION: 'info',
  IN_SUBSCRIPTION: 'info',
  SHIPPED: 'good',
  CANCELED: 'bad',
};

export const invoiceTones: Readonly<Record<InvoiceStatus, Tone>> = {
  DRAFT: 'neutral',
  DUE: 'warn',
  OVERDUE: 'bad',
  PAID: 'good',
  UNCOLLECTIBLE: 'neutral',
  VOID: 'neutral',
};

export const purchaseAddress = (purchaseItemId: string) => `/inbox/orders?id=${purchaseItemId}`;
export const invoiceAddress = (invoiceId: string) => `/inbox/needs-payment?id=${invoiceId}`;
export const checkoutAddress = '/checkout';
export const reviewAddress = (orderId: string) => screenAddress('/leave-a-review/{orderId}', { orderId });
export const invoiceShippingAddress = (invoiceId: string) =>
  screenAddress('/add-shipping-address/{invoiceId}', { invoiceId });
