import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const purchasingCards = {
  purchase_items: lazyCard(async () => (await import('./purchase-items-card.tsx')).PurchaseItemsCard, 320),
  purchase_item: lazyCard(async () => (await import('./purchase-item-card.tsx')).PurchaseItemCard, 320),
  invoices: lazyCard(async () => (await import('./invoices-card.tsx')).InvoicesCard, 320),
  invoice: lazyCard(async () => (await import('./invoice-card.tsx')).InvoiceCard, 300),
  cart: lazyCard(async () => (await import('./cart-card.tsx')).CartCard, 300),
  cart_change: lazyCard(async () => (await import('./cart-change-card.tsx')).CartChangeCard, 300),
  invoice_payment: lazyCard(async () => (await import('./invoice-payment-card.tsx')).InvoicePaymentCard, 240),
  financing_fee: lazyCard(async () => (await import('./financing-fee-card.tsx')).FinancingFeeCard, 240),
} satisfies Partial<CardMap>;
