import { dunningDays } from '../../payments/billing.ts';
import { lengthOf, periodOf } from './periods.ts';
import { missing } from './refusals.ts';
import { newId, type Method, type Subscription, type World } from './world.ts';

/** The card that a subscription is paid with. */
export function cardOf(world: World, subscription: Subscription): Method | undefined {
  const own = world.methods.get(subscription.method ?? '');
  if (own?.customer) return own;
  return world.methods.get(world.customers.get(subscription.customer)?.defaultMethod ?? '');
}

function pays(world: World, subscription: Subscription): boolean {
  const chosen = cardOf(world, subscription);
  return chosen !== undefined && chosen.card.outcome === null && !chosen.card.asks;
}

function discounted({ amount, discount }: Subscription, at: number): number {
  if (!discount || (discount.until !== null && at > discount.until)) return amount;
  return Math.round((amount * (100 - discount.percentOff)) / 100);
}

/** Bills an amount, or what the period costs, and tells what came of it. */
export function bill(
  world: World,
  subscription: Subscription,
  { isVoid = false, amount, at }: { isVoid?: boolean; amount?: number; at: number },
): 'open' | 'paid' | 'void' {
  const status = isVoid ? 'void' : pays(world, subscription) ? 'paid' : 'open';
  const { id, customer, currency, metadata } = subscription;
  const invoice = {
    id: newId('in'),
    subscription: id,
    customer,
    status,
    amount: amount ?? discounted(subscription, at),
    currency,
    metadata: { ...metadata },
    created: at,
    period: { start: Math.max(at, periodOf(subscription).start), end: periodOf(subscription).end },
  } as const;
  world.invoices.set(invoice.id, { ...invoice, period: { ...invoice.period } });
  subscription.latestInvoice = invoice.id;
  if (subscription.discount?.until === null && amount === undefined) subscription.discount = null;
  return status;
}

/** Lets the periods pass that are over. */
function catchUp(world: World, subscription: Subscription): void {
  const now = world.now();
  const endPause = (at: number) => {
    const until = subscription.pause?.resumes_at ?? null;
    if (until !== null && until <= at) subscription.pause = null;
  };
  if (subscription.status === 'incomplete' && now >= subscription.anchor + 23 * 3600) {
    subscription.status = 'incomplete_expired';
    subscription.canceledAt = now;
    const invoice = world.invoices.get(subscription.latestInvoice);
    if (invoice) invoice.status = 'void';
  }
  for (;;) {
    const { end } = periodOf(subscription);
    if (!['active', 'trialing'].includes(subscription.status) || end > now) break;
    if (subscription.cancelAtPeriodEnd) {
      subscription.status = 'canceled';
      break;
    }
    endPause(end);
    enterPhase(world, subscription, end);
    if (subscription.trial) Object.assign(subscription, { trial: null, anchor: end, months: 0 });
    subscription.status = 'active';
    subscription.months += lengthOf(subscription);
    if (subscription.pause) bill(world, subscription, { isVoid: true, at: end });
    else if (bill(world, subscription, { at: end }) === 'open') subscription.status = 'past_due';
  }
  const open = world.invoices.get(subscription.latestInvoice);
  if (subscription.status === 'past_due' && open && open.created + dunningDays * 86_400 <= now)
    subscription.status = 'unpaid';
  endPause(now);
}

/** The next phase of its schedule begins. */
function enterPhase(world: World, subscription: Subscription, at: number): void {
  const schedule = world.schedules.get(subscription.schedule ?? '');
  if (!schedule?.next || schedule.next.at !== at) return;
  const { metadata, product, amount, interval } = schedule.next;
  if (interval !== subscription.interval) Object.assign(subscription, { anchor: at, months: 0 });
  Object.assign(subscription, { product, amount, interval });
  Object.assign(subscription.metadata, metadata);
  schedule.next = null;
}

/** A subscription as it stands now. */
export function subscriptionOf(world: World, id: string): Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'id', 404);
  catchUp(world, subscription);
  return subscription;
}
