import type { ProductionStatus } from '@brandwright/contract/orders/enums.ts';
import { eq, lt, ne, type SQL } from 'drizzle-orm';
import { orders } from './tables.ts';

const dayMs = 86_400_000;

export const notCanceled = ne(orders.cancelStatus, 'CANCELED');

/** Orders that stand in a status: a canceled one stands in none. */
export const standsIn = (status: ProductionStatus): SQL[] => [
  eq(orders.productionStatus, status),
  notCanceled,
];

export const olderThan = (days: number, now: Date): SQL =>
  lt(orders.placedAt, new Date(now.getTime() - days * dayMs));

/** Orders that stand in a status for longer than so many days. Outstanding ones after `daysUntilLate` are what "late" means everywhere. */
export const waitsIn = (status: ProductionStatus, days: number, now: Date): SQL[] => [
  ...standsIn(status),
  olderThan(days, now),
];
