import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const purchasingCards = {
  purchase_items: lazyCard(async () => (await import('./purchase-items-card.tsx')).PurchaseItemsCard, 320),
  purchase_item: lazyCard(async () => (await import('./purchase-item-card.tsx')).PurchaseItemCard, 320),
  invoices: lazyCard(async () => (await import('./invoices-card.tsx')).InvoicesCard, 320),
  invoice: lazyCard(async () => (await import('./invoice-card.tsx')).InvoiceCard, 300),
} satisfies Partial<CardMap>;
