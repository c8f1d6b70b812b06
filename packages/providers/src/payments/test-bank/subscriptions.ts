import { OperationError } from '@brandwright/contract';
import { join } from 'node:path';
import type { Billing, BillingClock, ProviderInvoice, SubscribeRequest, Subscription } from '../billing.ts';
import { checkAmount, PaymentRefused } from '../payments.ts';
import type { Customers } from './customers.ts';
import { keptRecords, nameOf } from './kept-records.ts';
import { changed, chargeOf } from './subscription-change.ts';
import {
  billed,
  broughtUpTo,
  monthsOf,
  paid,
  periodEnd,
  periodStart,
  subscription,
  type KeptSubscription,
} from './subscription-months.ts';
import type { TestMethod } from './test-methods.ts';

/** Of the embedded bank alone. */
export interface TestBilling extends Billing {
  /** A subscription that began earlier: every period since then counts as paid. */
  subscribeSince(request: SubscribeRequest, startedAt: Date): Promise<Subscription>;
}

/** Nobody is there to confirm what is billed by itself. */
const pays = (method: TestMethod | undefined): boolean =>
  method !== undefined && method.declineReason === null && !method.needsConfirmation;

const unknown = () => new OperationError('not_found', 'The test bank doesn’t know this subscription.');
const listed = 100;
const unknownInvoice = () => new OperationError('not_found', 'The test bank doesn’t know this invoice.');

/** Subscriptions by the month or the year. Whoever looks at one brings it up to the present time first. */
export function createSubscriptions(
  folder: string,
  { customers, clock }: { customers: Customers; clock: BillingClock },
): TestBilling {
  const records = keptRecords<KeptSubscription>(join(folder, 'subscriptions'), subscription);
  const now = () => clock.now();

  /** Its own card as long as it is saved, else the default one. */
  async function cardPays({ customerId, cardId }: KeptSubscription): Promise<boolean> {
    const own = await customers.methodOf(customerId, cardId).catch(() => undefined);
    return pays(own ?? (await customers.defaultMethodOf(customerId)));
  }

  async function change(
    id: string,
    step: (current: KeptSubscription, pays: boolean) => KeptSubscription,
  ): Promise<KeptSubscription> {
    const known = await records.read(id);
    if (!known) throw unknown();
    const isPaid = await cardPays(known);
    return (await records.change(id, (before) => step(broughtUpTo(now(), before, isPaid), isPaid))) ?? known;
  }

  async function findInvoice(invoiceId: string): Promise<{ of: KeptSubscription; number: number }> {
    const [, name, place] = /^demo_in_([0-9a-f]{24})_(\d{1,6})$/.exec(invoiceId) ?? [];
    const number = Number(place);
    if (!name || !(await records.read(`demo_sub_${name}`))) throw unknownInvoice();
    const of = await change(`demo_sub_${name}`, (current) => current);
    if (of.invoices[number - 1] === undefined) throw unknownInvoice();
    return { of, number };
  }

  /** `startedAt`: when its first period, or its trial, begins. */
  async function subscribe(
    { idempotencyKey, trialDays = 0, interval = 'MONTH', ...request }: SubscribeRequest,
    { startedAt, pays: isPaid }: { startedAt: Date; pays: boolean },
  ): Promise<Subscription> {
    checkAmount(request.amountMinor, 'subscription');
    const id = `demo_sub_${nameOf(idempotencyKey)}`;
    const start = startedAt.toISOString();
    const isOnTrial = trialDays > 0;
    const begun: KeptSubscription = {
      id,
      ...request,
      interval,
      status: isOnTrial ? 'trialing' : 'active',
      anchor: isOnTrial ? new Date(startedAt.getTime() + trialDays * 86_400_000).toISOString() : start,
      months: isOnTrial ? 0 : monthsOf[interval],
      trialStartedAt: isOnTrial ? start : null,
      pausedAt: null,
      resumesAt: null,
      cancelsAtPeriodEnd: false,
      canceledAt: null,
      next: null,
      discount: null,
      keys: [],
      invoices: [],
    };
    const first = isOnTrial ? begun : billed(begun, { pays: isPaid, now: startedAt });
    const made = await records.create(
      id,
      first.status === 'past_due' ? { ...first, status: 'incomplete' } : first,
    );
    const same =
      made.customerId === request.customerId &&
      made.cardId === request.cardId &&
      made.title === request.title &&
      made.amountMinor === request.amountMinor &&
      made.currency === request.currency &&
      made.interval === interval;
    if (!same) throw new PaymentRefused('This key was already used for another subscription.');
    return shown(made);
  }

  return {
    subscribe: async (request) =>
      subscribe(request, {
        startedAt: now(),
        pays: pays(await customers.methodOf(request.customerId, request.cardId)),
      }),
    async subscribeSince(request, startedAt) {
      const { id } = await subscribe(request, { startedAt, pays: true });
      return shown((await records.change(id, (before) => broughtUpTo(now(), before, true))) ?? never(id));
    },
    async previewChange(id, asked) {
      return chargeOf(await change(id, (current) => current), asked, now());
    },
    async changeSubscription(id, asked) {
      checkAmount(asked.amountMinor, 'subscription');
      return shown(
        await change(id, (current, isPaid) => {
          refuseCanceled(current);
          return changed(current, asked, { now: now(), pays: isPaid });
        }),
      );
    },
    async keepSubscription(id) {
      const kept = await change(id, (current) => {
        refuseCanceled(current);
        if (!current.cancelsAtPeriodEnd && current.next === null) return current;
        return { ...current, cancelsAtPeriodEnd: false, canceledAt: null, next: null };
      });
      return shown(kept);
    },
    async discountSubscription(id, { percentOff, invoices, idempotencyKey }) {
      const kept = await change(id, (current) => {
        refuseCanceled(current);
        if (current.keys.includes(idempotencyKey)) return current;
        const keys = [...current.keys, idempotencyKey];
        return { ...current, keys, discount: { percentOff, invoicesLeft: invoices } };
      });
      return shown(kept);
    },
    getSubscription: async (id) => shown(await change(id, (current) => current)),
    async pauseSubscription(id, resumesAt) {
      const at = now();
      if (resumesAt && resumesAt <= at)
        throw new PaymentRefused('A pause must end in the future. Choose a later day.');
      const kept = await change(id, (current) => {
        refuseCanceled(current);
        return {
          ...current,
          pausedAt: current.pausedAt ?? at.toISOString(),
          resumesAt: resumesAt?.toISOString() ?? null,
        };
      });
      return shown(kept);
    },
    async resumeSubscription(id) {
      const kept = await change(id, (current) => {
        refuseCanceled(current);
        return current.pausedAt === null ? current : { ...current, pausedAt: null, resumesAt: null };
      });
      return shown(kept);
    },
    async cancelSubscription(id, when) {
      const kept = await change(id, (current) => {
        if (current.status === 'canceled') return current;
        if (when === 'NOW')
          return {
            ...current,
            status: 'canceled',
            next: null,
            cancelsAtPeriodEnd: false,
            canceledAt: now().toISOString(),
          };
        if (current.cancelsAtPeriodEnd) return current;
        return { ...current, next: null, cancelsAtPeriodEnd: true, canceledAt: now().toISOString() };
      });
      return shown(kept);
    },
    async getInvoice(invoiceId) {
      const { of, number } = await findInvoice(invoiceId);
      return shownInvoice(of, number);
    },
    async listInvoices(id) {
      const of = await change(id, (current) => current);
      return of.invoices
        .map((_, at) => shownInvoice(of, at + 1))
        .toReversed()
        .slice(0, listed);
    },
    async retryInvoice(invoiceId) {
      const { of, number } = await findInvoice(invoiceId);
      const isPaid = pays(await customers.defaultMethodOf(of.customerId));
      const kept = await change(of.id, (current) =>
        isPaid && current.invoices[number - 1]?.status === 'open' ? paid(current, number, now()) : current,
      );
      return shownInvoice(kept, number);
    },
  };
}

function refuseCanceled({ status }: KeptSubscription): void {
  if (status === 'canceled')
    throw new PaymentRefused('This subscription is canceled. Subscribe again instead.');
}

const invoiceId = ({ id }: KeptSubscription, number: number): string =>
  `${id.replace('demo_sub_', 'demo_in_')}_${number}`;

function shown(kept: KeptSubscription): Subscription {
  const { id, status, amountMinor, interval, currency, pausedAt, resumesAt, cancelsAtPeriodEnd } = kept;
  return {
    id,
    status,
    amountMinor,
    interval,
    currency,
    currentPeriodStart: periodStart(kept).toISOString(),
    currentPeriodEnd: periodEnd(kept).toISOString(),
    trialEndsAt: status === 'trialing' ? periodEnd(kept).toISOString() : null,
    pausedAt,
    resumesAt,
    cancelsAtPeriodEnd,
    canceledAt: kept.canceledAt,
    next: kept.next,
    percentOff: kept.discount?.percentOff ?? null,
    openInvoiceId: kept.invoices.at(-1)?.status === 'open' ? invoiceId(kept, kept.invoices.length) : null,
  };
}

function shownInvoice(kept: KeptSubscription, number: number): ProviderInvoice {
  const invoice = kept.invoices[number - 1] ?? never(kept.id);
  return {
    id: invoiceId(kept, number),
    status: invoice.status,
    amountDueMinor: invoice.amountMinor,
    amountPaidMinor: invoice.status === 'paid' ? invoice.amountMinor : 0,
    currency: kept.currency,
    subscriptionId: kept.id,
    description: invoice.description,
    createdAt: invoice.at,
    periodStart: invoice.from,
    periodEnd: invoice.to,
  };
}

function never(id: string): never {
  throw new Error(`The test bank lost its record of ${id}.`);
}
