import { OperationError } from '@brandwright/contract';
import { hasRole } from '@brandwright/contract/kernel/access.ts';
import { count, dayWords } from '@brandwright/contract/returns/words.ts';
import type { Context } from '../kernel/request/context.ts';
import type { OrderFacts } from './order-facts.ts';
import { dayOf, lastDay } from './rules.ts';
import type { Rules } from './settings.ts';

export interface Window {
  /** The last day; null: no limit. */
  until: string | null;
  /** Why it is closed; null while it is open. */
  closed: string | null;
}

/** Whether an order is still taken back by the settings, on a day. */
export function windowOf({ order, arrivedAt }: OrderFacts, rules: Rules, now: Date): Window {
  const until = arrivedAt === null ? null : lastDay(arrivedAt, rules.windowDays);
  if (!rules.acceptsReturns) return { until, closed: 'Returns are turned off in the return settings.' };
  if (until === null || dayOf(now) <= until) return { until, closed: null };
  const days = rules.windowDays === null ? '' : ` (${count(rules.windowDays, 'day')} after it arrived)`;
  return {
    until,
    closed: `The return window of order #${order.orderNumber} closed on ${dayWords(until)}${days}.`,
  };
}

/** Refuses what comes too late, unless an admin says why it is taken all the same. Errors: conflict, forbidden. */
export function requireOpen(
  { actor }: Context,
  { closed }: Window,
  overrideReason: string | undefined,
): void {
  if (closed === null) return;
  if (overrideReason === undefined)
    throw new OperationError('conflict', `${closed} An admin can make an exception with a reason.`);
  if (actor.kind === 'user' && hasRole(actor.role, 'admin')) return;
  throw new OperationError(
    'forbidden',
    `${closed} Only admins and owners can make an exception. Ask one of them.`,
  );
}
