import { expectUsable, methodOf } from './customers.ts';
import { shownInvoice } from './invoices.ts';
import { endOf, lengthOf, periodOf } from './periods.ts';
import { invalid, missing } from './refusals.ts';
import { changeNow, readTerms } from './subscription-changes.ts';
import { bill, subscriptionOf } from './subscription-life.ts';
import { customerOf, newId, type Route, type Subscription, type World } from './world.ts';

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
];
