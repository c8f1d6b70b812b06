import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const returnsCards = {
  return_orders: lazyCard(async () => (await import('./return-orders-card.tsx')).ReturnOrdersCard, 320),
  return_order: lazyCard(async () => (await import('./return-order-card.tsx')).ReturnOrderCard, 360),
  return_settings: lazyCard(async () => (await import('./return-settings-card.tsx')).ReturnSettingsCard, 240),
} satisfies Partial<CardMap>;
