import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of orders, each in a chunk of its own, with the height that is kept free for it. */
export const ordersCards = {
  orders: lazyCard(async () => (await import('./orders-card.tsx')).OrdersCard, 380),
  order: lazyCard(async () => (await import('./order-card.tsx')).OrderCard, 320),
  customer: lazyCard(async () => (await import('./customer-card.tsx')).CustomerCard, 300),
  customers: lazyCard(async () => (await import('./customers-card.tsx')).CustomersCard, 340),
  customer_notes: lazyCard(async () => (await import('./customer-notes-card.tsx')).CustomerNotesCard, 160),
  customer_mail: lazyCard(async () => (await import('./customer-mail-card.tsx')).CustomerMailCard, 200),
  store_credits: lazyCard(async () => (await import('./store-credits-card.tsx')).StoreCreditsCard, 300),
  store_credit: lazyCard(async () => (await import('./store-credit-card.tsx')).StoreCreditCard, 260),
  order_tracking: lazyCard(async () => (await import('./order-tracking-card.tsx')).OrderTrackingCard, 240),
  order_sale: lazyCard(async () => (await import('./order-sale-card.tsx')).OrderSaleCard, 300),
  order_notes: lazyCard(async () => (await import('./order-notes-card.tsx')).OrderNotesCard, 160),
  order_refunds: lazyCard(async () => (await import('./order-refunds-card.tsx')).OrderRefundsCard, 240),
  order_history: lazyCard(async () => (await import('./order-history-card.tsx')).OrderHistoryCard, 200),
  order_origins: lazyCard(async () => (await import('./order-origins-card.tsx')).OrderOriginsCard, 300),
  inventory_counts: lazyCard(
    async () => (await import('./inventory-counts-card.tsx')).InventoryCountsCard,
    360,
  ),
  order_import: lazyCard(async () => (await import('./order-import-card.tsx')).OrderImportCard, 240),
  order_export: lazyCard(async () => (await import('./order-export-card.tsx')).OrderExportCard, 170),
  order_rules: lazyCard(async () => (await import('./order-rules-card.tsx')).OrderRulesCard, 240),
  order_rule: lazyCard(async () => (await import('./order-rule-card.tsx')).OrderRuleCard, 160),
  order_rule_actions: lazyCard(
    async () => (await import('./order-rule-actions-card.tsx')).OrderRuleActionsCard,
    320,
  ),
  order_rule_runs: lazyCard(async () => (await import('./order-rule-runs-card.tsx')).OrderRuleRunsCard, 280),
  order_rule_trial: lazyCard(
    async () => (await import('./order-rule-trial-card.tsx')).OrderRuleTrialCard,
    320,
  ),
  shop_order_sync: lazyCard(async () => (await import('./shop-order-sync-card.tsx')).ShopOrderSyncCard, 240),
  tracked_order: lazyCard(async () => (await import('./tracked-order-card.tsx')).TrackedOrderCard, 280),
  download: lazyCard(async () => (await import('./download-card.tsx')).DownloadCard, 110),
} satisfies Partial<CardMap>;
