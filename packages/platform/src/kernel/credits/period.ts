/** How a store stands, as its row says or as a store without one begins. */
export interface AccountState {
  balance: number;
  /** Granted in this period. */
  granted: number;
  periodStart: Date;
  renewsAt: Date;
  anchorDay: number;
  /** Paid for beyond the plan's; null or left out: what the plan includes. */
  monthly?: number | null;
}

/** What is due before anything else is written. */
export interface DueEntry {
  kind: 'GRANT' | 'EXPIRY';
  credits: number;
  at: Date;
  key: string;
  note: string;
}

/** The same day a month later, in UTC; the last day of a shorter month. */
export function monthAfter(at: Date, anchorDay: number): Date {
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth() + 1;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(at);
  next.setUTCFullYear(year, month, Math.min(anchorDay, last));
  return next;
}

/** A store that nothing was written down for yet: its periods are calendar months in UTC. */
export function freshAccount(now: Date): AccountState {
  const periodStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return { balance: 0, granted: 0, periodStart, renewsAt: monthAfter(periodStart, 1), anchorDay: 1 };
}

/**
 * What has come due by `now`: what was left of a period that ended expires, and the plan's credits are granted once a period.
 * After a move to a larger plan the difference is granted at once; after one to a smaller plan nothing is taken.
 */
export function settled(
  before: AccountState,
  monthly: number,
  now: Date,
): { state: AccountState; due: DueEntry[] } {
  let state = before;
  const due: DueEntry[] = [];
  while (state.renewsAt <= now) {
    const at = state.renewsAt;
    if (state.balance > 0)
      due.push({
        kind: 'EXPIRY',
        credits: -state.balance,
        at,
        key: `expiry:${at.toISOString()}`,
        note: 'Unused at the end of the month',
      });
    state = {
      ...state,
      balance: Math.min(state.balance, 0),
      granted: 0,
      periodStart: at,
      renewsAt: monthAfter(at, state.anchorDay),
    };
  }
  const missing = monthly - state.granted;
  if (missing <= 0) return { state, due };
  const isFirst = state.granted === 0;
  due.push({
    kind: 'GRANT',
    credits: missing,
    at: isFirst && due.length > 0 ? state.periodStart : now,
    key: `grant:${state.periodStart.toISOString()}:${monthly}`,
    note: isFirst ? 'Monthly AI credits from the plan' : 'More AI credits with a change of plan',
  });
  return { state: { ...state, balance: state.balance + missing, granted: monthly }, due };
}
