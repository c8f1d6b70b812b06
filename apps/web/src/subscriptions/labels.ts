import type {
  BillingCycle,
  PlanSubscription,
  ProviderInvoice,
} from '@brandwright/contract/subscriptions/entities.ts';
import { subscriptionStatusLabels } from '@brandwright/contract/subscriptions/rules.ts';
import type { PlanTier } from '@brandwright/contract/kernel/operation.ts';
import type { Tone } from '#ui/badge.tsx';
import { formatDay } from '#ui/format.ts';

/** Plans are billed by days in UTC, wherever one looks from. */
export const planDay = (instant: string): string => formatDay(instant.slice(0, 10));

/** The state of a subscription in a word, with its color. */
export function standing(plan: PlanSubscription): { label: string; tone: Tone } {
  if (plan.isPaused) return { label: 'Paused', tone: 'warn' };
  if (plan.cancelsAtPeriodEnd) return { label: 'Ending', tone: 'warn' };
  const tones: Readonly<Record<PlanSubscription['status'], Tone>> = {
    active: 'good',
    trialing: 'info',
    past_due: 'bad',
    unpaid: 'bad',
    canceled: 'neutral',
    incomplete: 'warn',
    incomplete_expired: 'neutral',
  };
  return { label: subscriptionStatusLabels[plan.status], tone: tones[plan.status] };
}

export const invoiceTones: Readonly<Record<ProviderInvoice['status'], Tone>> = {
  draft: 'neutral',
  open: 'bad',
  paid: 'good',
  uncollectible: 'warn',
  void: 'neutral',
};

export const planTabAddress = '/account-info?tab=plan';
export const updatedAddress = '/homebase/subscription-updated';

export const downgradeAddress = (tier: PlanTier): string => `/homebase/subscription-downgrade?tier=${tier}`;

export const cycleChangeAddress = (cycle: BillingCycle): string =>
  `/homebase/subscription-cycle-change?cycle=${cycle}`;
