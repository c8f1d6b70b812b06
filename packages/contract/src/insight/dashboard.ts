import { z } from 'zod';
import { reportSlug } from './slugs.ts';

/** The most tiles a dashboard can have. */
export const mostTiles = 24;

/** A report on the dashboard. Small tiles show its figures, wide ones its chart. */
export const dashboardTile = z.object({ report: reportSlug, size: z.enum(['SMALL', 'WIDE']) });
export type DashboardTile = z.output<typeof dashboardTile>;

/** Default tiles, shown until someone arranges the dashboard. */
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
  /** Whether these are the default tiles. */
  isUsual: z.boolean(),
});
