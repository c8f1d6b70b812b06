import { dunningDays } from '../../payments/billing.ts';
import { expectUsable, methodOf } from './customers.ts';
import type { Form } from './form.ts';
import { shownInvoice } from './invoices.ts';
import { declined, invalid, missing } from './refusals.ts';
import {
  customerOf,
  newId,
  pageOf,
  type Method,
  type Route,
  type Subscription,
  type Terms,
  type World,
} from './world.ts';

/** Seconds at which the period ends that is the so-manieth since the anchor. Days that a month lacks are its last. */
function endOf(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCMonth(from.getUTCMonth() + months, 1);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(first.getTime() / 1000);
}

const lengthOf = ({ interval }: Pick<Terms, 'interval'>): number => (interval === 'year' ? 12 : 1);

export function periodOf({ anchor, months, trial, ...of }: Subscription): { start: number; end: number } {
  if (trial) return trial;
  return { start: endOf(anchor, months - lengthOf(of)), end: endOf(anchor, months) };
}

function cardOf(world: World, subscription: Subscription): Method | undefined {
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

function bill(
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

export function subscriptionOf(world: World, id: string): Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'id', 404);
  catchUp(world, subscription);
  return subscription;
}

export function readTerms(world: World, form: Form, path: readonly string[]): Terms {
  const text = (...names: string[]) => form.text(...path, ...names);
  const product = text('product') ?? '';
  if (!world.products.has(product)) throw missing('product', product, `${path.join('.')}.product`);
  const interval = text('recurring', 'interval');
  if (interval !== 'month' && interval !== 'year')
    throw invalid('The stand-in bills by the month or the year only.');
  return { product, amount: Number(text('unit_amount')), interval };
}

/** Lines of what a change now costs: what isn't used, and the rest of the period or a new one. */
export function prorate(
  world: World,
  subscription: Subscription,
  { endTrial, from, ...terms }: Terms & { endTrial: boolean; from: number },
) {
  const now = world.now();
  const { start, end } = periodOf(subscription);
  if (subscription.trial) {
    if (!endTrial) return { lines: [], end };
    const to = endOf(now, lengthOf(terms));
    return { lines: [{ amount: terms.amount, period: { start: now, end: to } }], end: to };
  }
  const share = (end - from) / (end - start);
  const unused = { amount: -Math.round(subscription.amount * share), period: { start: now, end } };
  if (terms.interval === subscription.interval)
    return {
      lines: [unused, { amount: Math.round(terms.amount * share), period: { start: now, end } }],
      end,
    };
  const to = endOf(now, lengthOf(terms));
  return { lines: [unused, { amount: terms.amount, period: { start: now, end: to } }], end: to };
}

function changeNow(
  world: World,
  subscription: Subscription,
  {
    metadata,
    endTrial,
    from,
    ...terms
  }: Terms & {
    metadata: Record<string, string>;
    endTrial: boolean;
    from: number;
  },
): void {
  const { lines } = prorate(world, subscription, { ...terms, endTrial, from });
  const due = lines.reduce((sum, { amount }) => sum + amount, 0);
  const card = cardOf(world, subscription)?.card;
  if (due > 0 && card?.outcome) throw declined(card.outcome);
  if (due > 0 && (card === undefined || card.asks))
    throw declined({
      code: 'subscription_payment_intent_requires_action',
      decline_code: 'authentication_required',
      message: 'This payment requires additional user action before it can be completed successfully.',
    });
  const isOnTrial = subscription.trial !== null;
  const restarts = isOnTrial ? endTrial : terms.interval !== subscription.interval;
  Object.assign(subscription, terms);
  Object.assign(subscription.metadata, metadata);
  if (restarts) Object.assign(subscription, { trial: null, anchor: world.now(), months: lengthOf(terms) });
  if (isOnTrial && endTrial) subscription.status = 'active';
  if (due > 0) bill(world, subscription, isOnTrial ? { at: world.now() } : { amount: due, at: world.now() });
}

function shown(world: World, subscription: Subscription, expand: readonly string[]) {
  const { id, anchor, amount, currency, product, interval, trial, discount } = subscription;
  const invoice = world.invoices.get(subscription.latestInvoice);
  const { start, end } = periodOf(subscription);
  const isOver = discount !== null && discount.until !== null && discount.until < world.now();
  return {
    id,
    object: 'subscription',
    status: subscription.status,
    customer: subscription.customer,
    currency,
    created: subscription.created,
    billing_cycle_anchor: anchor,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    default_payment_method: subscription.method,
    pause_collection: subscription.pause,
    metadata: subscription.metadata,
    schedule: subscription.schedule,
    trial_end: trial?.end ?? null,
    discounts: discount && !isOver ? [discount.id] : [],
    latest_invoice:
      invoice && expand.includes('latest_invoice')
        ? shownInvoice(invoice)
        : subscription.latestInvoice || null,
    // Since 2025-03-31 the period is the item's.
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          quantity: 1,
          current_period_start: start,
          current_period_end: end,
          price: {
            id: `price_${id}`,
            object: 'price',
            unit_amount: amount,
            currency,
            product,
            recurring: { interval, interval_count: 1 },
          },
        },
      ],
    },
  };
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/products$/,
    takes: ['name'],
    answer({ world, form }) {
      const name = form.text('name') ?? '';
      if (name === '')
        throw invalid('Missing required param: name.', { code: 'parameter_missing', param: 'name' });
      const id = newId('prod');
      world.products.set(id, name);
      return { id, object: 'product', name, active: true, livemode: false, metadata: {} };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/coupons$/,
    takes: ['percent_off', 'duration', 'duration_in_months'],
    answer({ world, form }) {
      const id = newId('co');
      const months = form.text('duration') === 'repeating' ? (form.integer('duration_in_months') ?? 1) : null;
      world.coupons.set(id, { percentOff: form.integer('percent_off') ?? 0, months });
      return { id, object: 'coupon', percent_off: form.integer('percent_off'), valid: true };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    takes: [
      'customer',
      'default_payment_method',
      'items',
      'payment_behavior',
      'metadata',
      'trial_period_days',
    ],
    answer({ world, form, expand }) {
      const customer = customerOf(world, form.text('customer'));
      const terms = readTerms(world, form, ['items', '0', 'price_data']);
      const method = methodOf(world, form.text('default_payment_method') ?? '', 'default_payment_method');
      expectUsable(method, customer.id);
      if (method.customer === null)
        throw invalid(
          `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
        );
      const trialDays = form.integer('trial_period_days') ?? 0;
      const now = world.now();
      const made: Subscription = {
        id: newId('sub'),
        customer: customer.id,
        method: method.id,
        ...terms,
        currency: form.text('items', '0', 'price_data', 'currency') ?? '',
        status: trialDays > 0 ? 'trialing' : 'active',
        metadata: form.under('metadata'),
        anchor: now,
        months: lengthOf(terms),
        trial: trialDays > 0 ? { start: now, end: now + trialDays * 86_400 } : null,
        discount: null,
        schedule: null,
        pause: null,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        created: now,
        latestInvoice: '',
      };
      world.subscriptions.set(made.id, made);
      if (trialDays === 0 && bill(world, made, { at: now }) === 'open') made.status = 'incomplete';
      return shown(world, made, expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: [],
    answer: ({ world, id, expand }) => shown(world, subscriptionOf(world, id), expand),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: [
      'pause_collection',
      'cancel_at_period_end',
      'metadata',
      'items',
      'proration_behavior',
      'payment_behavior',
      'trial_end',
      'proration_date',
      'discounts',
    ],
    answer({ world, id, form, expand }) {
      const subscription = subscriptionOf(world, id);
      if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
      if (form.has('cancel_at_period_end') && subscription.schedule !== null)
        throw invalid(
          'The subscription is managed by a subscription schedule, and updating any cancelation behavior directly is not allowed.',
        );
      if (form.has('items')) {
        if (form.text('items', '0', 'id') !== `si_${id}`) throw invalid('No such subscription item.');
        const terms = readTerms(world, form, ['items', '0', 'price_data']);
        const endTrial = form.text('trial_end') === 'now';
        const from = form.integer('proration_date') ?? world.now();
        changeNow(world, subscription, { ...terms, metadata: form.under('metadata'), endTrial, from });
      }
      if (form.has('pause_collection')) {
        const behavior = form.text('pause_collection', 'behavior');
        const until =
          form.integer('pause_collection', 'resumes_at') ?? subscription.pause?.resumes_at ?? null;
        subscription.pause = behavior === undefined ? null : { behavior, resumes_at: until };
      }
      if (form.has('cancel_at_period_end')) {
        subscription.cancelAtPeriodEnd = form.flag('cancel_at_period_end');
        subscription.canceledAt = subscription.cancelAtPeriodEnd ? world.now() : null;
      }
      const coupon = form.text('discounts', '0', 'coupon');
      if (coupon !== undefined) {
        const known = world.coupons.get(coupon);
        if (!known) throw missing('coupon', coupon, 'discounts[0][coupon]');
        const until = known.months === null ? null : endOf(world.now(), known.months);
        subscription.discount = { id: newId('di'), percentOff: known.percentOff, until };
      }
      for (const [name, value] of Object.entries(form.under('metadata'))) {
        if (value === '') delete subscription.metadata[name];
        else subscription.metadata[name] = value;
      }
      return shown(world, subscription, expand);
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    takes: [],
    answer({ world, id, expand }) {
      const subscription = subscriptionOf(world, id);
      if (subscription.status === 'canceled') throw missing('subscription', id, 'id', 404);
      subscription.status = 'canceled';
      subscription.canceledAt = world.now();
      subscription.cancelAtPeriodEnd = false;
      return shown(world, subscription, expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    takes: ['subscription', 'limit', 'starting_after'],
    answer({ world, form }) {
      const { id } = subscriptionOf(world, form.text('subscription') ?? '');
      const rows = [...world.invoices.values()].filter((one) => one.subscription === id).toReversed();
      return pageOf(form, '/v1/invoices', rows, shownInvoice);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices\/([^/]+)$/,
    takes: [],
    answer({ world, id }) {
      const invoice = world.invoices.get(id);
      if (!invoice) throw missing('invoice', id, 'invoice', 404);
      subscriptionOf(world, invoice.subscription);
      return shownInvoice(invoice);
    },
  },
];
