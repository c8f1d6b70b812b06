import type { CreditLevel } from '@brandwright/contract/subscriptions/ai-credits/entities.ts';

/** Shares of the granted credits from which the store is told. */
const alerts: readonly { from: number; level: CreditLevel }[] = [
  { from: 0.95, level: 'ALMOST_OUT' },
  { from: 0.8, level: 'LOW' },
];

/** How far the granted credits are used. */
export function levelOf({ balance, granted }: { balance: number; granted: number }): CreditLevel {
  if (balance <= 0) return 'OUT';
  const used = granted > 0 ? 1 - balance / granted : 0;
  // A share such as 1 - 0.2 must count as 0.8.
  return alerts.find(({ from }) => used >= from - 1e-9)?.level ?? 'FINE';
}
