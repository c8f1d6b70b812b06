import { OperationError } from '@brandwright/contract';
import { join } from 'node:path';
import {
  checkAmount,
  PaymentRefused,
  type Payments,
  type ProviderInvoice,
  type Subscription,
} from '../payments.ts';
import type { Customers } from './customers.ts';
import { keptRecords, nameOf } from './kept-records.ts';
import { broughtUpTo, paid, periodEnd, subscription, type KeptSubscription } from './subscription-months.ts';
import type { TestMethod } from './test-methods.ts';

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

/** Nobody is there to confirm what is billed by itself. */
const pays = (method: TestMethod | undefined): boolean =>
  method !== undefined && method.declineReason === null && !method.needsConfirmation;

const unknown = () => new OperationError('not_found', 'The test bank doesn’t know this subscription.');
const unknownInvoice = () => new OperationError('not_found', 'The test bank doesn’t know this invoice.');

/** Subscriptions by the month. Whoever looks at one brings it up to the present time first. */
export function createSubscriptions(
  folder: string,
  { customers, now }: { customers: Customers; now: () => Date },
): SubscriptionMethods {
  const records = keptRecords(join(folder, 'subscriptions'), subscription);

  /** Its own card as long as it is saved, else the default one. */
  async function cardPays({ customerId, cardId }: KeptSubscription): Promise<boolean> {
    const own = await customers.methodOf(customerId, cardId).catch(() => undefined);
    return pays(own ?? (await customers.defaultMethodOf(customerId)));
  }

  async function change(
    id: string,
    step: (current: KeptSubscription) => KeptSubscription,
  ): Promise<KeptSubscription> {
    const known = await records.read(id);
    if (!known) throw unknown();
    const isPaid = await cardPays(known);
    return (await records.change(id, (before) => step(broughtUpTo(now(), before, isPaid)))) ?? known;
  }

  async function findInvoice(invoiceId: string): Promise<{ of: KeptSubscription; number: number }> {
    const [, name, place] = /^demo_in_([0-9a-f]{24})_(\d{1,6})$/.exec(invoiceId) ?? [];
    const number = Number(place);
    if (!name || !(await records.read(`demo_sub_${name}`))) throw unknownInvoice();
    const of = await change(`demo_sub_${name}`, (current) => current);
    if (of.invoices[number - 1] === undefined) throw unknownInvoice();
    return { of, number };
  }

  return {
    async subscribe({ idempotencyKey, ...request }) {
      checkAmount(request.amountMinor, 'subscription');
      const id = `demo_sub_${nameOf(idempotencyKey)}`;
      const isPaid = pays(await customers.methodOf(request.customerId, request.cardId));
      const kept = await records.create(id, {
        id,
        ...request,
        status: isPaid ? 'active' : 'incomplete',
        anchor: now().toISOString(),
        months: 1,
        pausedAt: null,
        resumesAt: null,
        cancelsAtPeriodEnd: false,
        canceledAt: null,
        invoices: [isPaid ? 'paid' : 'open'],
      });
      const same =
        kept.customerId === request.customerId &&
        kept.cardId === request.cardId &&
        kept.title === request.title &&
        kept.amountMinor === request.amountMinor &&
        kept.currency === request.currency;
      if (!same) throw new PaymentRefused('This key was already used for another subscription.');
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
            cancelsAtPeriodEnd: false,
            canceledAt: now().toISOString(),
          };
        if (current.cancelsAtPeriodEnd) return current;
        return { ...current, cancelsAtPeriodEnd: true, canceledAt: now().toISOString() };
      });
      return shown(kept);
    },
    async getInvoice(invoiceId) {
      const { of, number } = await findInvoice(invoiceId);
      return shownInvoice(of, number);
    },
    async retryInvoice(invoiceId) {
      const { of, number } = await findInvoice(invoiceId);
      const isPaid = pays(await customers.defaultMethodOf(of.customerId));
      const kept = await change(of.id, (current) =>
        isPaid && current.invoices[number - 1] === 'open' ? paid(current, number, now()) : current,
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
  const { id, status, amountMinor, currency, pausedAt, resumesAt, cancelsAtPeriodEnd, canceledAt } = kept;
  return {
    id,
    status,
    amountMinor,
    currency,
    currentPeriodEnd: periodEnd(kept).toISOString(),
    pausedAt,
    resumesAt,
    cancelsAtPeriodEnd,
    canceledAt,
    openInvoiceId: kept.invoices.at(-1) === 'open' ? invoiceId(kept, kept.invoices.length) : null,
  };
}

function shownInvoice(kept: KeptSubscription, number: number): ProviderInvoice {
  const status = kept.invoices[number - 1] ?? 'void';
  return {
    id: invoiceId(kept, number),
    status,
    amountDueMinor: kept.amountMinor,
    amountPaidMinor: status === 'paid' ? kept.amountMinor : 0,
    currency: kept.currency,
    subscriptionId: kept.id,
  };
}
