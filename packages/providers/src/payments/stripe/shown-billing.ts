import { OperationError } from '@brandwright/contract';
import type Stripe from 'stripe';
import type { ProviderInvoice, Subscription, SubscriptionStatus, SubscriptionTerms } from '../billing.ts';
import { idOf, isoOf } from './client.ts';

const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  canceled: 'canceled',
  unpaid: 'unpaid',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  paused: 'unpaid',
};

/** Stripe says until when collection is paused, not since when: that is kept beside. */
export function pausedAtOf({ pause_collection: pause, metadata }: Stripe.Subscription): string | undefined {
  return pause === null ? undefined : metadata['paused_at'] || undefined;
}

/** What it changes to, as long as that is to come. */
function nextOf({ metadata, schedule }: Stripe.Subscription, now: Date): SubscriptionTerms | null {
  const { next_title: title, next_amount: amount, next_interval: interval, next_at: at } = metadata;
  if (!schedule || !title || !amount || Number(at) * 1000 <= now.getTime()) return null;
  return { title, amountMinor: Number(amount), interval: interval === 'YEAR' ? 'YEAR' : 'MONTH' };
}

export function shownSubscription(subscription: Stripe.Subscription, now: Date): Subscription {
  const item = subscription.items.data[0];
  const status = statuses[subscription.status];
  if (!item || !status)
    throw new OperationError(
      'upstream',
      'The payment provider’s answer about the subscription can’t be read.',
    );
  const { pause_collection: pause, latest_invoice: invoice, trial_end: trialEnd } = subscription;
  const resumesAt = pause?.resumes_at ?? null;
  const percentOff = Number(subscription.metadata['percent_off'] ?? '');
  return {
    id: subscription.id,
    status,
    amountMinor: item.price.unit_amount ?? 0,
    interval: item.price.recurring?.interval === 'year' ? 'YEAR' : 'MONTH',
    currency: subscription.currency.toUpperCase(),
    currentPeriodStart: isoOf(item.current_period_start),
    currentPeriodEnd: isoOf(item.current_period_end),
    trialEndsAt: status === 'trialing' && trialEnd !== null ? isoOf(trialEnd) : null,
    pausedAt: pause === null ? null : (pausedAtOf(subscription) ?? isoOf(subscription.created)),
    resumesAt: resumesAt === null ? null : isoOf(resumesAt),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: subscription.canceled_at === null ? null : isoOf(subscription.canceled_at),
    next: nextOf(subscription, now),
    percentOff: subscription.discounts.length > 0 && percentOff > 0 ? percentOff : null,
    openInvoiceId: typeof invoice === 'object' && invoice?.status === 'open' ? invoice.id : null,
  };
}

const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export function shownInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const of = invoice.parent?.subscription_details;
  // The period of an invoice is the one before; what is paid for, its lines say.
  const line = invoice.lines.data.toSorted((one, other) => other.period.end - one.period.end)[0];
  return {
    id: invoice.id,
    status: invoiceStatuses.find((status) => status === invoice.status) ?? 'draft',
    amountDueMinor: invoice.amount_due,
    amountPaidMinor: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    subscriptionId: of ? idOf(of.subscription) : null,
    description: of?.metadata?.['title'] ?? line?.description ?? 'Subscription',
    createdAt: isoOf(invoice.created),
    periodStart: isoOf(line?.period.start ?? invoice.period_start),
    periodEnd: isoOf(line?.period.end ?? invoice.period_end),
  };
}
