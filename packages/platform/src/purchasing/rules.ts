import { OperationError } from '@brandwright/contract';
import {
  purchaseStatusLabels,
  type InvoiceStatus,
  type PurchaseStatus,
} from '@brandwright/contract/purchasing/enums.ts';

/**
 * What may follow what. Overview §4 names the states and shows no transitions; these are ours: paying leads from the
 * cart through a pending charge into production (or a running subscription), goods then ship; until they do the purchase
 * can be called off.
 */
export const purchaseTransitions: Readonly<Record<PurchaseStatus, readonly PurchaseStatus[]>> = {
  NOT_PURCHASED: ['IN_SHOPPING_CART', 'CHARGE_PENDING', 'CANCELED'],
  IN_SHOPPING_CART: ['NOT_PURCHASED', 'CHARGE_PENDING', 'CANCELED'],
  CHARGE_PENDING: ['IN_PRODUCTION', 'IN_SUBSCRIPTION', 'NOT_PURCHASED', 'CANCELED'],
  IN_PRODUCTION: ['SHIPPED', 'CANCELED'],
  IN_SUBSCRIPTION: ['IN_PRODUCTION', 'SHIPPED', 'CANCELED'],
  SHIPPED: [],
  CANCELED: [],
};

/** Refuses a step that is not in the table, and says which are. */
export function requireTransition(from: PurchaseStatus, to: PurchaseStatus): void {
  const allowed = purchaseTransitions[from];
  if (allowed.includes(to)) return;
  const next = allowed.map((status) => purchaseStatusLabels[status].toLowerCase()).join(', ');
  throw new OperationError(
    'bad_transition',
    `It’s ${purchaseStatusLabels[from].toLowerCase()} and can’t become ${purchaseStatusLabels[to].toLowerCase()}. ${next ? `Possible now: ${next}.` : 'Its status can no longer change.'}`,
  );
}

export interface InvoiceFacts {
  totalMinor: number;
  paidMinor: number;
  /** YYYY-MM-DD, the last day on which it is in time. */
  dueOn: string;
  voidedAt: Date | null;
}

const dayMs = 86_400_000;

/** State of an invoice on a day (YYYY-MM-DD, UTC). It is overdue from the day after its own. */
export function invoiceStatusOn(invoice: InvoiceFacts, today: string): InvoiceStatus {
  if (invoice.voidedAt) return 'VOID';
  if (invoice.paidMinor >= invoice.totalMinor) return 'PAID';
  return invoice.dueOn < today ? 'OVERDUE' : 'DUE';
}

/** What is still owed, in minor units. */
export function owedMinor(invoice: InvoiceFacts): number {
  return invoice.voidedAt ? 0 : Math.max(0, invoice.totalMinor - invoice.paidMinor);
}

/** Whole days from one day to a later one; 0 when it is not later. */
export function daysPast(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
}

/** The calendar day of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
