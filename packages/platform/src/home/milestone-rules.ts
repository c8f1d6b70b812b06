import { milestones } from '@brandwright/contract/home/milestone-levels.ts';
import type { Milestone, MilestoneLevel } from '@brandwright/contract/home/milestones.ts';
import type { SalesPeriod } from '@brandwright/contract/home/sales-stats.ts';

const dayMs = 86_400_000;

/** Whether lifetime sales have reached a level. The first sale is an order of which money was kept. */
function isReached(
  { level, thresholdMinor }: Milestone,
  sold: { orders: number; netMinor: number },
): boolean {
  if (level === 'DEFAULT') return true;
  if (level === 'FIRST_SALE') return sold.orders > 0;
  return sold.netMinor >= thresholdMinor;
}

/** The levels reached, lowest first, and the one after them. Amounts in minor units. */
export function milestoneOf(sold: { orders: number; netMinor: number }) {
  const reached = milestones.filter((one) => isReached(one, sold));
  const current = reached.at(-1) ?? milestones[0];
  const next = milestones.find((one) => !isReached(one, sold)) ?? null;
  const missingMinor = next === null ? null : Math.max(0, next.thresholdMinor - sold.netMinor);
  const span = next === null ? 0 : next.thresholdMinor - current.thresholdMinor;
  const way = sold.netMinor - current.thresholdMinor;
  const progressPercent =
    next === null ? 100 : span <= 0 ? 0 : Math.floor(100 * Math.min(1, Math.max(0, way / span)));
  return { current, next, missingMinor, progressPercent };
}

/** A level to celebrate: the highest reached, unless it or a higher one was celebrated. Lower ones are passed over. */
export function toCelebrate(current: Milestone, celebrated: ReadonlySet<string>): Milestone | null {
  if (current.level === 'DEFAULT') return null;
  const from = milestones.indexOf(current);
  return milestones.slice(from).some(({ level }) => celebrated.has(level)) ? null : current;
}

/** A level and all below it that can be celebrated. */
export function levelsUpTo(level: MilestoneLevel): Milestone[] {
  const last = milestones.findIndex((one) => one.level === level);
  return milestones.slice(1, last + 1);
}

/** When each period began, in UTC. Null: with the store. */
export function periodStart(period: SalesPeriod, now: Date): Date | null {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (period) {
    case 'LIFETIME':
      return null;
    case 'TODAY':
      return new Date(Date.UTC(year, month, day));
    case 'LAST_7_DAYS':
      return new Date(now.getTime() - 7 * dayMs);
    case 'THIS_MONTH':
      return new Date(Date.UTC(year, month, 1));
    case 'LAST_30_DAYS':
      return new Date(now.getTime() - 30 * dayMs);
    case 'THIS_YEAR':
      return new Date(Date.UTC(year, 0, 1));
  }
}
