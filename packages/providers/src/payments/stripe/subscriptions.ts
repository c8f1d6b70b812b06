import { OperationError } from '@brandwright/contract';
import Stripe from 'stripe';
import {
  checkAmount,
  PaymentRefused,
  type Payments,
  type ProviderInvoice,
  type Subscription,
  type SubscriptionStatus,
} from '../payments.ts';
import type { StripeCards } from './cards.ts';
import { ask, idOf, isoOf, secondsOf } from './client.ts';

type SubscriptionMethods = Pick<
  Payments,
  | 'subscribe'
  | 'getSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'cancelSubscription'
  | 'getInvoice'
  | 'retryInvoice'
>;

const expand = ['latest_invoice'];

export function createSubscriptions(
  stripe: Stripe,
  { defaultCardOf }: Pick<StripeCards, 'defaultCardOf'>,
  now: () => Date,
): SubscriptionMethods {
  const retrieve = (id: string) => ask(() => stripe.subscriptions.retrieve(id, { expand }));
  const update = async (id: string, params: Stripe.SubscriptionUpdateParams) =>
    shown(await ask(() => stripe.subscriptions.update(id, { ...params, expand })));

  return {
    async subscribe({ customerId, cardId, title, amountMinor, currency, idempotencyKey }) {
      checkAmount(amountMinor, 'subscription');
      const product = await ask(() =>
        stripe.products.create({ name: title }, { idempotencyKey: `product:${idempotencyKey}` }),
      );
      const price = {
        product: product.id,
        currency: currency.toLowerCase(),
        unit_amount: amountMinor,
        recurring: { interval: 'month' },
      } as const;
      const made = await ask(() =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            default_payment_method: cardId,
            items: [{ price_data: price }],
            payment_behavior: 'allow_incomplete',
            expand,
          },
          { idempotencyKey: `subscription:${idempotencyKey}` },
        ),
      );
      return shown(made);
    },
    getSubscription: async (id) => shown(await retrieve(id)),
    async pauseSubscription(id, resumesAt) {
      if (resumesAt && resumesAt <= now())
        throw new PaymentRefused('A pause must end in the future. Choose a later day.');
      const before = await retrieve(id);
      // A day that an earlier pause ends on stays unless the pause is taken away.
      if (before.pause_collection?.resumes_at && !resumesAt) await update(id, { pause_collection: '' });
      return update(id, {
        // Months that begin meanwhile are voided: nothing is owed for them.
        pause_collection: { behavior: 'void', ...(resumesAt ? { resumes_at: secondsOf(resumesAt) } : {}) },
        metadata: { paused_at: pausedAtOf(before) ?? now().toISOString() },
      });
    },
    async resumeSubscription(id) {
      const before = await retrieve(id);
      if (before.status !== 'canceled' && before.pause_collection === null) return shown(before);
      return update(id, { pause_collection: '', metadata: { paused_at: '' } });
    },
    async cancelSubscription(id, when) {
      const before = await retrieve(id);
      if (before.status === 'canceled' || before.status === 'incomplete_expired') return shown(before);
      if (when === 'NOW') return shown(await ask(() => stripe.subscriptions.cancel(id, { expand })));
      return before.cancel_at_period_end ? shown(before) : update(id, { cancel_at_period_end: true });
    },
    getInvoice: async (id) => shownInvoice(await ask(() => stripe.invoices.retrieve(id))),
    async retryInvoice(id) {
      const before = await ask(() => stripe.invoices.retrieve(id));
      if (before.status !== 'open' || before.customer === null) return shownInvoice(before);
      const card = await defaultCardOf(idOf(before.customer));
      return ask(async () => {
        try {
          return shownInvoice(
            await stripe.invoices.pay(id, card === undefined ? {} : { payment_method: card }),
          );
        } catch (error) {
          const after = await stripe.invoices.retrieve(id);
          // Another may have paid it at the same time.
          if (error instanceof Stripe.errors.StripeCardError || after.status === 'paid')
            return shownInvoice(after);
          throw error;
        }
      });
    },
  };
}

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
function pausedAtOf({ pause_collection: pause, metadata }: Stripe.Subscription): string | undefined {
  return pause === null ? undefined : metadata['paused_at'] || undefined;
}

function shown(subscription: Stripe.Subscription): Subscription {
  const item = subscription.items.data[0];
  const status = statuses[subscription.status];
  if (!item || !status)
    throw new OperationError(
      'upstream',
      'The payment provider’s answer about the subscription can’t be read.',
    );
  const { pause_collection: pause, latest_invoice: invoice } = subscription;
  const resumesAt = pause?.resumes_at ?? null;
  return {
    id: subscription.id,
    status,
    amountMinor: item.price.unit_amount ?? 0,
    currency: subscription.currency.toUpperCase(),
    currentPeriodEnd: isoOf(item.current_period_end),
    pausedAt: pause === null ? null : (pausedAtOf(subscription) ?? isoOf(subscription.created)),
    resumesAt: resumesAt === null ? null : isoOf(resumesAt),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    canceledAt: subscription.canceled_at === null ? null : isoOf(subscription.canceled_at),
    openInvoiceId: typeof invoice === 'object' && invoice?.status === 'open' ? invoice.id : null,
  };
}

const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

function shownInvoice(invoice: Stripe.Invoice): ProviderInvoice {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return {
    id: invoice.id,
    status: invoiceStatuses.find((status) => status === invoice.status) ?? 'draft',
    amountDueMinor: invoice.amount_due,
    amountPaidMinor: invoice.amount_paid,
    currency: invoice.currency.toUpperCase(),
    subscriptionId: subscription ? idOf(subscription) : null,
  };
}
