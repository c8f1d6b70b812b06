import { z } from 'zod';
import { reportSlug } from './slugs.ts';

/** Tiles of the dashboard at most. */
export const mostTiles = 24;

/** A report on the dashboard: small ones show its figures, wide ones its chart. */
export const dashboardTile = z.object({ report: reportSlug, size: z.enum(['SMALL', 'WIDE']) });
export type DashboardTile = z.output<typeof dashboardTile>;

/** What a store’s dashboard shows before someone arranges it. */
export const usualTiles: readonly DashboardTile[] = [
  { report: 'analytics-all-order', size: 'WIDE' },
  { report: 'order-avg-value', size: 'SMALL' },
  { report: 'analytics-repeat-purchase', size: 'SMALL' },
  { report: 'product-best-item', size: 'WIDE' },
  { report: 'analytics-rfm', size: 'WIDE' },
  { report: 'analytics-churn-risk', size: 'SMALL' },
  { report: 'marketing-channels', size: 'WIDE' },
  { report: 'product-return-rate', size: 'SMALL' },
];

export const dashboard = z.object({
  tiles: z.array(dashboardTile),
  /** Whether these are the tiles that every store begins with. */
  isUsual: z.boolean(),
});
