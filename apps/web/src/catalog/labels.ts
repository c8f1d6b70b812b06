import type { StockLevel } from '@brandwright/contract/catalog/enums.ts';
import { count, formatDay, formatNumber } from '#ui/format.ts';
import type { Tone } from '#ui/badge.tsx';

export const levelTones: Readonly<Record<StockLevel, Tone>> = {
  SHORT: 'bad',
  OUT: 'bad',
  LOW: 'warn',
  ENOUGH: 'good',
  MADE_TO_ORDER: 'info',
};

interface Lasting {
  level: StockLevel;
  available: number;
  daysLeft: number | null;
  runsOutOn: string | null;
}

/** "18 days, until Dec 8"; a dash where nothing sells or nothing is left. */
export function lastsText({ level, available, daysLeft, runsOutOn }: Lasting): string {
  if (level === 'MADE_TO_ORDER' || available <= 0 || daysLeft === null || runsOutOn === null) return '–';
  // Beyond that the pace of a month tells nothing.
  return daysLeft > 365 ? 'Over a year' : `${count(daysLeft, 'day')}, until ${formatDay(runsOutOn)}`;
}

/** What is left to sell; nothing is kept of what is made to order. */
export const leftText = ({ level, available }: Pick<Lasting, 'level' | 'available'>) =>
  level === 'MADE_TO_ORDER' ? '–' : formatNumber(available);
