import { expectUsable, methodOf } from './customers.ts';
import { shownInvoice } from './invoices.ts';
import { invalid, missing } from './refusals.ts';
import { customerOf, newId, type Route, type Subscription, type World } from './world.ts';

/** Seconds at which the period ends that is the so-manieth since the anchor. Days that a month lacks are its last. */
function endOf(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCMonth(from.getUTCMonth() + months, 1);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return Math.floor(first.getTime() / 1000);
}

function bill(world: World, subscription: Subscription, isVoid: boolean): 'open' | 'paid' | 'void' {
  const own = world.methods.get(subscription.method ?? '');
  const chosen = own?.customer
    ? own
    : world.methods.get(world.customers.get(subscription.customer)?.defaultMethod ?? '');
  const pays = chosen !== undefined && chosen.card.outcome === null && !chosen.card.asks;
  const status = isVoid ? 'void' : pays ? 'paid' : 'open';
  const { id, customer, amount, currency } = subscription;
  const invoice = { id: newId('in'), subscription: id, customer, status, amount, currency } as const;
  world.invoices.set(invoice.id, invoice);
  subscription.latestInvoice = invoice.id;
  return status;
}

/** Lets the months pass that are over. */
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
    const end = endOf(subscription.anchor, subscription.months);
    if (!['active', 'past_due'].includes(subscription.status) || end > now) break;
    if (subscription.cancelAtPeriodEnd) {
      subscription.status = 'canceled';
      break;
    }
    endPause(end);
    subscription.months += 1;
    if (subscription.pause) bill(world, subscription, true);
    else if (subscription.status === 'past_due') subscription.status = 'unpaid';
    else if (bill(world, subscription, false) === 'open') subscription.status = 'past_due';
  }
  endPause(now);
}

function subscriptionOf(world: World, id: string): Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id, 'id', 404);
  catchUp(world, subscription);
  return subscription;
}

function shown(world: World, subscription: Subscription, expand: readonly string[]) {
  const { id, anchor, months, amount, currency, product } = subscription;
  const invoice = world.invoices.get(subscription.latestInvoice);
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
    latest_invoice:
      invoice && expand.includes('latest_invoice') ? shownInvoice(invoice) : subscription.latestInvoice,
    // Since 2025-03-31 the period is the item's.
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          quantity: 1,
          current_period_start: endOf(anchor, months - 1),
          current_period_end: endOf(anchor, months),
          price: {
            id: `price_${id}`,
            object: 'price',
            unit_amount: amount,
            currency,
            product,
            recurring: { interval: 'month', interval_count: 1 },
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
    path: /^\/v1\/subscriptions$/,
    takes: ['customer', 'default_payment_method', 'items', 'payment_behavior', 'metadata'],
    answer({ world, form, expand }) {
      const customer = customerOf(world, form.text('customer'));
      const price = (name: string) => form.text('items', '0', 'price_data', name);
      const product = price('product') ?? '';
      if (!world.products.has(product)) throw missing('product', product, 'items[0][price_data][product]');
      if (form.text('items', '0', 'price_data', 'recurring', 'interval') !== 'month')
        throw invalid('The stand-in bills by the month only.');
      const method = methodOf(world, form.text('default_payment_method') ?? '', 'default_payment_method');
      expectUsable(method, customer.id);
      if (method.customer === null)
        throw invalid(
          `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
        );
      const made: Subscription = {
        id: newId('sub'),
        customer: customer.id,
        method: method.id,
        product,
        amount: Number(price('unit_amount')),
        currency: price('currency') ?? '',
        status: 'active',
        metadata: form.under('metadata'),
        anchor: world.now(),
        months: 1,
        pause: null,
        cancelAtPeriodEnd: false,
        canceledAt: null,
        created: world.now(),
        latestInvoice: '',
      };
      world.subscriptions.set(made.id, made);
      if (bill(world, made, false) === 'open') made.status = 'incomplete';
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
    takes: ['pause_collection', 'cancel_at_period_end', 'metadata'],
    answer({ world, id, form, expand }) {
      const subscription = subscriptionOf(world, id);
      if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
        throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
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
