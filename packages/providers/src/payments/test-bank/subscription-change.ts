import { type ChangePreview, type SubscriptionChange, type SubscriptionTerms } from '../billing.ts';
import { PaymentRefused } from '../payments.ts';
import {
  billed,
  monthsAfter,
  monthsOf,
  periodEnd,
  periodStart,
  type KeptInvoice,
  type KeptSubscription,
} from './subscription-months.ts';

type Asked = SubscriptionTerms & Pick<SubscriptionChange, 'endTrial' | 'prorateAt'>;

/** What changing now charges: by the second, as Stripe prorates. A period that was never billed gives no credit. */
export function chargeOf(before: KeptSubscription, asked: Asked, now: Date): ChangePreview {
  const end = periodEnd(before);
  const nothing = { chargeMinor: 0, creditMinor: 0, dueNowMinor: 0 };
  if (before.status === 'trialing') {
    if (asked.endTrial !== true) return { ...nothing, periodEnd: end.toISOString() };
    const charge = asked.amountMinor;
    const to = monthsAfter(now, monthsOf[asked.interval]).toISOString();
    return { chargeMinor: charge, creditMinor: 0, dueNowMinor: charge, periodEnd: to };
  }
  const seconds = (from: Date) => Math.floor((end.getTime() - from.getTime()) / 1000);
  const share = Math.min(1, Math.max(0, seconds(asked.prorateAt ?? now) / seconds(periodStart(before))));
  const wasBilled = before.invoices.some(({ status, to }) => status === 'paid' && to === end.toISOString());
  const creditMinor = wasBilled ? Math.round(before.amountMinor * share) : 0;
  const isSameLength = asked.interval === before.interval;
  const chargeMinor = isSameLength ? Math.round(asked.amountMinor * share) : asked.amountMinor;
  const to = isSameLength ? end : monthsAfter(now, monthsOf[asked.interval]);
  return {
    chargeMinor,
    creditMinor,
    dueNowMinor: Math.max(0, chargeMinor - creditMinor),
    periodEnd: to.toISOString(),
  };
}

/** After a change that is asked for now. Throws PaymentRefused, and nothing is changed, when the card is declined. */
export function changed(
  before: KeptSubscription,
  { when, idempotencyKey, endTrial, prorateAt, title, amountMinor, interval }: SubscriptionChange,
  { now, pays }: { now: Date; pays: boolean },
): KeptSubscription {
  if (before.keys.includes(idempotencyKey)) return before;
  if (before.status !== 'active' && before.status !== 'trialing')
    throw new PaymentRefused(
      'This subscription can’t be changed now. Pay what is open first, or subscribe again.',
    );
  const terms = { title, amountMinor, interval };
  const kept = {
    ...before,
    keys: [...before.keys, idempotencyKey],
    cancelsAtPeriodEnd: false,
    canceledAt: null,
    next: null,
  };
  if (when === 'PERIOD_END') return { ...kept, next: terms };
  if (before.status === 'trialing' && endTrial !== true) return { ...kept, ...terms };
  const { dueNowMinor, periodEnd: to } = chargeOf(
    before,
    { ...terms, endTrial: endTrial ?? false, ...(prorateAt ? { prorateAt } : {}) },
    now,
  );
  if (dueNowMinor > 0 && !pays)
    throw new PaymentRefused('The bank refused the card. Nothing was changed. Use another card.');
  if (before.status === 'trialing') {
    const begun = {
      ...kept,
      ...terms,
      status: 'active' as const,
      trialStartedAt: null,
      anchor: now.toISOString(),
      months: monthsOf[interval],
    };
    return billed(begun, { pays, now });
  }
  const made: KeptInvoice = {
    status: 'paid',
    amountMinor: dueNowMinor,
    description: title,
    at: now.toISOString(),
    from: now.toISOString(),
    to,
  };
  const restart =
    interval === before.interval ? {} : { anchor: now.toISOString(), months: monthsOf[interval] };
  const invoices = dueNowMinor > 0 ? [...before.invoices, made] : before.invoices;
  return { ...kept, ...terms, ...restart, invoices };
}
