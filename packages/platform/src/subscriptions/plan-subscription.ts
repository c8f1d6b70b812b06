import { OperationError } from '@brandwright/contract';
import type { PlanSubscription, ProviderInvoice } from '@brandwright/contract/payments/entities.ts';
import type { ProviderInvoice as BankInvoice, Subscription } from '@brandwright/providers';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { planSubscriptions } from './tables.ts';

export type PlanRow = typeof planSubscriptions.$inferSelect;

/** The store's plan at the bank, and nobody else changes it until this transaction ends. Errors: not_found. */
export async function lockPlan(context: Context): Promise<PlanRow> {
  const [row] = await context.db
    .select()
    .from(planSubscriptions)
    .where(
      and(
        eq(planSubscriptions.storeId, context.storeId),
        eq(planSubscriptions.bank, context.providers.payments.kind),
      ),
    )
    .for('update');
  return row ?? refuseNone();
}

/** The same, only read. */
export async function findPlan(context: Context): Promise<PlanRow> {
  const [row] = await context.db
    .select()
    .from(planSubscriptions)
    .where(
      and(
        eq(planSubscriptions.storeId, context.storeId),
        eq(planSubscriptions.bank, context.providers.payments.kind),
      ),
    );
  return row ?? refuseNone();
}

function refuseNone(): never {
  throw new OperationError('not_found', 'This store has no paid subscription.');
}

/** As operations answer it. Paused: there is a paused-at time and it isn't canceled (brand-kit document §4). */
export const showPlan = ({ title }: PlanRow, bank: Subscription): PlanSubscription => ({
  title,
  status: bank.status,
  amountMinor: bank.amountMinor,
  currency: bank.currency,
  currentPeriodEnd: bank.currentPeriodEnd,
  isPaused: bank.pausedAt !== null && bank.status !== 'canceled',
  pausedAt: bank.pausedAt,
  resumesAt: bank.resumesAt,
  cancelsAtPeriodEnd: bank.cancelsAtPeriodEnd,
  canceledAt: bank.canceledAt,
  openInvoiceId: bank.openInvoiceId,
});

export const showBankInvoice = (invoice: BankInvoice): ProviderInvoice => ({
  invoiceId: invoice.id,
  status: invoice.status,
  amountDueMinor: invoice.amountDueMinor,
  amountPaidMinor: invoice.amountPaidMinor,
  currency: invoice.currency,
});

/** An invoice of the store's own plan. Errors: not_found for any other, so that nobody reads another store's. */
export async function ownBankInvoice(context: Context, invoiceId: string): Promise<BankInvoice> {
  const { subscriptionId } = await findPlan(context);
  const invoice = await context.providers.payments.getInvoice(invoiceId);
  if (invoice.subscriptionId !== subscriptionId)
    throw new OperationError('not_found', 'There’s no invoice of your plan with that id.');
  return invoice;
}

export function refuseCanceled(bank: Subscription, title: string): void {
  if (bank.status === 'canceled') throw new OperationError('conflict', `${title} is canceled already.`);
}
