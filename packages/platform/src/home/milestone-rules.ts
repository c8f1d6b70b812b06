import type { Milestone, MilestoneLevel } from '@brandwright/contract/home/milestones.ts';
import type { SalesPeriod } from '@brandwright/contract/home/sales-stats.ts';

const dayMs = 86_400_000;

/** Levels of lifetime sales, lowest first, with the words of each (specification, sales milestones). */
export const milestones: readonly [Milestone, ...Milestone[]] = [
  {
    level: 'DEFAULT',
    thresholdMinor: 0,
    label: 'Before the first sale',
    headline: 'The first sale is ahead',
    message: 'Every brand starts at zero. Your first order will be marked here.',
  },
  {
    level: 'FIRST_SALE',
    thresholdMinor: 0,
    label: 'First sale',
    headline: 'Your first sale',
    message: 'Someone you may never meet chose what you made. Everything after this is more of the same.',
  },
  {
    level: '1k',
    thresholdMinor: 100_000,
    label: '$1,000',
    headline: '$1,000 sold',
    message: 'Past friends and family: strangers are buying now.',
  },
  {
    level: '5k',
    thresholdMinor: 500_000,
    label: '$5,000',
    headline: '$5,000 sold',
    message: 'Enough orders to see what people come back for.',
  },
  {
    level: '10k',
    thresholdMinor: 1_000_000,
    label: '$10,000',
    headline: '$10,000 sold',
    message: 'Five figures. This is a business, and it has customers.',
  },
  {
    level: '50k',
    thresholdMinor: 5_000_000,
    label: '$50,000',
    headline: '$50,000 sold',
    message: 'Suppliers take your calls differently from here. Better terms are worth asking for.',
  },
  {
    level: '100k',
    thresholdMinor: 10_000_000,
    label: '$100,000',
    headline: '$100,000 sold',
    message: 'Six figures in lifetime sales. Few brands get this far.',
  },
  {
    level: '500k',
    thresholdMinor: 50_000_000,
    label: '$500,000',
    headline: '$500,000 sold',
    message: 'Half a million, one parcel at a time.',
  },
  {
    level: '1M',
    thresholdMinor: 100_000_000,
    label: '$1,000,000',
    headline: 'One million dollars sold',
    message: 'Seven figures. What began as an idea is now a brand that people know.',
  },
  {
    level: '5M',
    thresholdMinor: 500_000_000,
    label: '$5,000,000',
    headline: 'Five million dollars sold',
    message: 'The last milestone on our list. The next ones are yours to name.',
  },
];

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
