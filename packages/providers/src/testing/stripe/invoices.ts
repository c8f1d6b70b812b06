import { methodOf } from './customers.ts';
import { lengthOf } from './periods.ts';
import { declined, invalid, missing } from './refusals.ts';
import { subscriptionOf } from './subscription-life.ts';
import { pageOf, type Invoice, type Route } from './world.ts';

export const shownInvoice = ({ id, subscription, customer, status, amount, currency, ...of }: Invoice) => ({
  id,
  object: 'invoice',
  customer,
  status,
  amount_due: amount,
  amount_paid: status === 'paid' ? amount : 0,
  amount_remaining: status === 'paid' ? 0 : amount,
  currency,
  livemode: false,
  // Since 2025-03-31 what an invoice is of is its parent.
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription, metadata: of.metadata },
  },
  created: of.created,
  period_start: of.created,
  period_end: of.created,
  lines: {
    object: 'list',
    has_more: false,
    data: [{ id: `il_${id}`, object: 'line_item', amount, currency, description: null, period: of.period }],
  },
});

export const invoiceRoutes: readonly Route[] = [
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
  {
    method: 'POST',
    path: /^\/v1\/invoices\/([^/]+)\/pay$/,
    takes: ['payment_method'],
    answer({ world, id, form }) {
      const invoice = world.invoices.get(id);
      if (!invoice) throw missing('invoice', id, 'invoice', 404);
      if (invoice.status === 'paid')
        throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
      const subscription = world.subscriptions.get(invoice.subscription);
      const chosen = form.text('payment_method') ?? subscription?.method ?? '';
      const { card } = methodOf(world, chosen, 'payment_method');
      if (card.outcome) throw declined(card.outcome);
      if (card.asks)
        throw declined({
          code: 'invoice_payment_intent_requires_action',
          decline_code: 'authentication_required',
          message: 'This payment requires additional user action before it can be completed successfully.',
        });
      invoice.status = 'paid';
      if (subscription && subscription.status !== 'canceled') {
        if (subscription.status === 'unpaid')
          Object.assign(subscription, {
            anchor: world.now(),
            months: lengthOf(subscription),
          });
        subscription.status = 'active';
      }
      return shownInvoice(invoice);
    },
  },
];
