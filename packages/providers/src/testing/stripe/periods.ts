import type { Subscription, Terms } from './world.ts';

/** Seconds at which the period ends that is the so-manieth since the anchor. Days that a month lacks are its last. */
export function endOf(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCMonth(from.getUTCMonth() + months, 1);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(first.getTime() / 1000);
}

/** In months. */
export const lengthOf = ({ interval }: Pick<Terms, 'interval'>): number => (interval === 'year' ? 12 : 1);

/** When the period that runs began and ends. */
export function periodOf({ anchor, months, trial, ...of }: Subscription): { start: number; end: number } {
  if (trial) return trial;
  return { start: endOf(anchor, months - lengthOf(of)), end: endOf(anchor, months) };
}
