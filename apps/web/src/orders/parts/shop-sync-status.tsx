import type { ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { Status, type Tone } from '#ui/badge.tsx';

const shown: Readonly<Record<ShopOrderSync['status'], { label: string; tone: Tone }>> = {
  NEVER: { label: 'Not yet', tone: 'neutral' },
  RUNNING: { label: 'Coming in', tone: 'info' },
  DONE: { label: 'Up to date', tone: 'good' },
  FAILED: { label: 'Failed', tone: 'bad' },
};

export function ShopSyncStatus({ sync }: { sync: ShopOrderSync }) {
  const { label, tone } = shown[sync.status];
  return <Status tone={tone}>{label}</Status>;
}
