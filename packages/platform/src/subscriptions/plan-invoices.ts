import { OperationError } from '@brandwright/contract';
import type { ProviderInvoice } from '@brandwright/contract/subscriptions/entities.ts';
import type { ProviderInvoice as BankInvoice } from '@brandwright/providers';
import type { Context } from '../kernel/request/context.ts';
import { billingOf, findPlan, type KnownPlan } from './plan-subscription.ts';

/** Invoices of the store's plan, of earlier subscriptions too, the newest first. Numbers go by month and place in it. */
export async function planInvoices(context: Context): Promise<ProviderInvoice[]> {
  const plan = await findPlan(context);
  if (!plan) return [];
  const billing = billingOf(context);
  const lists = await Promise.all(
    [plan.subscriptionId, ...plan.earlierIds].map((id) => billing.listInvoices(id)),
  );
  const oldestFirst = lists
    .flat()
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id));
  const inMonth = new Map<string, number>();
  return oldestFirst
    .map((invoice) => {
      const month = invoice.createdAt.slice(0, 7).replace('-', '');
      const place = (inMonth.get(month) ?? 0) + 1;
      inMonth.set(month, place);
      return shownInvoice(invoice, `BW-${month}-${place}`);
    })
    .toReversed();
}

const shownInvoice = (invoice: BankInvoice, number: string): ProviderInvoice => ({
  invoiceId: invoice.id,
  number,
  status: invoice.status,
  description: invoice.description,
  amountDueMinor: invoice.amountDueMinor,
  amountPaidMinor: invoice.amountPaidMinor,
  currency: invoice.currency,
  createdAt: invoice.createdAt,
  periodStart: invoice.periodStart,
  periodEnd: invoice.periodEnd,
});

/** An invoice of the store's own plan. Errors: not_found for any other, so that nobody reads another store's. */
export async function ownInvoice(context: Context, invoiceId: string): Promise<ProviderInvoice> {
  const invoice = (await planInvoices(context)).find((one) => one.invoiceId === invoiceId);
  if (!invoice) throw new OperationError('not_found', 'There’s no invoice of your plan with that id.');
  return invoice;
}

/** The one that is to be paid: the one that is named, else the one that is open. Errors: not_found, conflict. */
export async function invoiceToPay(
  context: Context,
  plan: KnownPlan,
  invoiceId: string | undefined,
): Promise<ProviderInvoice> {
  const { openInvoiceId } = await billingOf(context).getSubscription(plan.subscriptionId);
  const id = invoiceId ?? openInvoiceId;
  if (id === null)
    throw new OperationError('conflict', 'No invoice of your plan is unpaid. Nothing was charged.');
  return ownInvoice(context, id);
}
