import { OperationError } from '@brandwright/contract';
import Stripe from 'stripe';
import type { Billing, SubscriptionTerms } from '../billing.ts';
import { checkAmount, PaymentRefused } from '../payments.ts';
import type { StripeCards } from './cards.ts';
import { ask, idOf, isoOf, secondsOf } from './client.ts';
import { pausedAtOf, shownInvoice, shownSubscription as shown } from './shown-billing.ts';

const expand = ['latest_invoice'];
const listed = 100;

/** What is kept beside a subscription of the terms to come, and takes them away again. */
const noNext = { next_title: '', next_amount: '', next_interval: '', next_at: '' };

export function createSubscriptions(
  stripe: Stripe,
  { defaultCardOf }: Pick<StripeCards, 'defaultCardOf'>,
  now: () => Date,
): Billing {
  const retrieve = (id: string) => ask(() => stripe.subscriptions.retrieve(id, { expand }));
  const update = async (id: string, params: Stripe.SubscriptionUpdateParams) =>
    shown(await ask(() => stripe.subscriptions.update(id, { ...params, expand })), now());

  /** A price of its own for the terms. */
  async function priceOf({ title, amountMinor, interval }: SubscriptionTerms, currency: string, key: string) {
    const product = await ask(() =>
      stripe.products.create({ name: title }, { idempotencyKey: `product:${key}` }),
    );
    return {
      product: product.id,
      currency: currency.toLowerCase(),
      unit_amount: amountMinor,
      recurring: { interval: interval === 'YEAR' ? ('year' as const) : ('month' as const) },
    };
  }

  /** A subscription that follows a schedule takes no changes of its own. */
  async function release({ schedule }: Stripe.Subscription): Promise<void> {
    if (schedule) await ask(() => stripe.subscriptionSchedules.release(idOf(schedule)));
  }

  type Price = Awaited<ReturnType<typeof priceOf>>;

  async function changeAtPeriodEnd(before: Stripe.Subscription, terms: SubscriptionTerms, price: Price) {
    const item = itemOf(before);
    // A subscription that was to end goes on, on the new terms. Once a schedule leads it, it can't be said any more.
    if (before.cancel_at_period_end)
      await ask(() => stripe.subscriptions.update(before.id, { cancel_at_period_end: false }));
    const schedule = before.schedule
      ? await ask(() => stripe.subscriptionSchedules.retrieve(idOf(before.schedule ?? '')))
      : await ask(() => stripe.subscriptionSchedules.create({ from_subscription: before.id }));
    const [runs] = schedule.phases;
    const discounts = before.discounts.map((one) => ({ discount: idOf(one) }));
    const kept = discounts.length > 0 ? { discounts } : {};
    await ask(() =>
      stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: runs?.start_date ?? item.current_period_start,
            end_date: item.current_period_end,
            ...(before.status === 'trialing' ? { trial: true } : {}),
            ...kept,
          },
          {
            items: [{ price_data: price, quantity: 1 }],
            duration: { interval: price.recurring.interval, interval_count: 1 },
            proration_behavior: 'none',
            metadata: { ...noNext, title: terms.title },
            ...kept,
          },
        ],
      }),
    );
    return update(before.id, {
      metadata: {
        next_title: terms.title,
        next_amount: String(terms.amountMinor),
        next_interval: terms.interval,
        next_at: String(item.current_period_end),
      },
    });
  }

  return {
    async subscribe({ customerId, cardId, title, amountMinor, currency, idempotencyKey, ...more }) {
      checkAmount(amountMinor, 'subscription');
      const { interval = 'MONTH', trialDays = 0 } = more;
      const price = await priceOf({ title, amountMinor, interval }, currency, idempotencyKey);
      const made = await ask(() =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            default_payment_method: cardId,
            items: [{ price_data: price }],
            payment_behavior: 'allow_incomplete',
            metadata: { title },
            ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
            expand,
          },
          { idempotencyKey: `subscription:${idempotencyKey}` },
        ),
      );
      return shown(made, now());
    },
    async previewChange(id, { endTrial, prorateAt, ...terms }) {
      const before = await retrieve(id);
      const item = itemOf(before);
      const price = await priceOf(terms, before.currency, `preview:${terms.title}:${terms.amountMinor}`);
      const preview = await ask(() =>
        stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: [{ id: item.id, price_data: price }],
            proration_behavior: 'always_invoice',
            ...(endTrial ? { trial_end: 'now' } : {}),
            ...(prorateAt ? { proration_date: secondsOf(prorateAt) } : {}),
          },
        }),
      );
      const { data } = preview.lines;
      const sum = (of: (amount: number) => boolean) =>
        data.reduce((total, { amount }) => (of(amount) ? total + amount : total), 0);
      const charge = sum((amount) => amount > 0);
      const keepsPeriod = item.price.recurring?.interval === price.recurring.interval && !endTrial;
      const ends = keepsPeriod
        ? [item.current_period_end]
        : [item.current_period_end, ...data.map(({ period }) => period.end)];
      return {
        chargeMinor: charge,
        creditMinor: charge - sum(() => true),
        dueNowMinor: Math.max(0, preview.amount_due),
        periodEnd: isoOf(Math.max(...ends)),
      };
    },
    async changeSubscription(id, { when, endTrial, prorateAt, idempotencyKey, ...terms }) {
      checkAmount(terms.amountMinor, 'subscription');
      const before = await retrieve(id);
      refuseUnchangeable(before);
      const price = await priceOf(terms, before.currency, idempotencyKey);
      if (when === 'PERIOD_END') return changeAtPeriodEnd(before, terms, price);
      await release(before);
      const params: Stripe.SubscriptionUpdateParams = {
        items: [{ id: itemOf(before).id, price_data: price }],
        proration_behavior: 'always_invoice',
        // A card that is declined leaves everything as it was.
        payment_behavior: 'error_if_incomplete',
        cancel_at_period_end: false,
        metadata: { ...noNext, title: terms.title },
        ...(endTrial ? { trial_end: 'now' } : {}),
        ...(prorateAt ? { proration_date: secondsOf(prorateAt) } : {}),
        expand,
      };
      const options = { idempotencyKey: `change:${idempotencyKey}` };
      return shown(await ask(() => stripe.subscriptions.update(id, params, options)), now());
    },
    async keepSubscription(id) {
      const before = await retrieve(id);
      if (!before.cancel_at_period_end && !before.schedule) return shown(before, now());
      await release(before);
      return update(id, { cancel_at_period_end: false, metadata: noNext });
    },
    async discountSubscription(id, { percentOff, invoices, idempotencyKey }) {
      const coupon = await ask(() =>
        stripe.coupons.create(
          {
            percent_off: percentOff,
            ...(invoices === 1
              ? { duration: 'once' }
              : { duration: 'repeating', duration_in_months: invoices }),
          },
          { idempotencyKey: `coupon:${idempotencyKey}` },
        ),
      );
      return update(id, {
        discounts: [{ coupon: coupon.id }],
        metadata: { percent_off: String(percentOff) },
      });
    },
    getSubscription: async (id) => shown(await retrieve(id), now()),
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
      if (before.status !== 'canceled' && before.pause_collection === null) return shown(before, now());
      return update(id, { pause_collection: '', metadata: { paused_at: '' } });
    },
    async cancelSubscription(id, when) {
      const before = await retrieve(id);
      if (before.status === 'canceled' || before.status === 'incomplete_expired') return shown(before, now());
      if (when === 'PERIOD_END' && before.cancel_at_period_end) return shown(before, now());
      await release(before);
      if (when === 'NOW') return shown(await ask(() => stripe.subscriptions.cancel(id, { expand })), now());
      return update(id, { cancel_at_period_end: true, metadata: noNext });
    },
    async listInvoices(id) {
      const { data } = await ask(() => stripe.invoices.list({ subscription: id, limit: listed }));
      return data.map(shownInvoice);
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

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item)
    throw new OperationError(
      'upstream',
      'The payment provider’s answer about the subscription can’t be read.',
    );
  return item;
};

function refuseUnchangeable({ status }: Stripe.Subscription): void {
  if (status === 'active' || status === 'trialing') return;
  throw new PaymentRefused(
    'This subscription can’t be changed now. Pay what is open first, or subscribe again.',
  );
}
