import { OperationError } from '@brandwright/contract';
import {
  invoiceStatusLabels,
  purchaseStatusLabels,
  type InvoiceStatus,
  type MilestoneKind,
  type PurchaseStatus,
  type PurchaseType,
} from '@brandwright/contract/purchasing/enums.ts';

/**
 * What may follow what. Overview §4 names the states and shows no transitions; these are ours: paying leads from the
 * cart through a pending charge into production (or a running subscription), goods then ship; until they do the purchase
 * can be called off.
 */
export const purchaseTransitions: Readonly<Record<PurchaseStatus, readonly PurchaseStatus[]>> = {
  NOT_PURCHASED: ['IN_SHOPPING_CART', 'CHARGE_PENDING', 'CANCELED'],
  IN_SHOPPING_CART: ['NOT_PURCHASED', 'CHARGE_PENDING', 'CANCELED'],
  CHARGE_PENDING: ['IN_PRODUCTION', 'IN_SUBSCRIPTION', 'NOT_PURCHASED', 'IN_SHOPPING_CART', 'CANCELED'],
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
  isDraft: boolean;
  uncollectibleAt: Date | null;
  voidedAt: Date | null;
}

const dayMs = 86_400_000;

/** State of an invoice on a day (YYYY-MM-DD, UTC). It is overdue from the day after its own. */
export function invoiceStatusOn(invoice: InvoiceFacts, today: string): InvoiceStatus {
  if (invoice.voidedAt) return 'VOID';
  if (invoice.paidMinor >= invoice.totalMinor) return 'PAID';
  if (invoice.uncollectibleAt) return 'UNCOLLECTIBLE';
  if (invoice.isDraft) return 'DRAFT';
  return invoice.dueOn < today ? 'OVERDUE' : 'DUE';
}

/** What may follow what (Stripe's: a draft is opened, an open one is paid, voided or given up, one given up may still be paid). */
export const invoiceTransitions: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  DRAFT: ['DUE', 'PAID', 'UNCOLLECTIBLE', 'VOID'],
  DUE: ['DRAFT', 'OVERDUE', 'PAID', 'UNCOLLECTIBLE', 'VOID'],
  OVERDUE: ['DRAFT', 'PAID', 'UNCOLLECTIBLE', 'VOID'],
  UNCOLLECTIBLE: ['PAID', 'VOID'],
  PAID: [],
  VOID: [],
};

/** Refuses what can't become of an invoice, and says why. */
export function requireInvoiceStep(number: string, from: InvoiceStatus, to: InvoiceStatus): void {
  if (invoiceTransitions[from].includes(to)) return;
  throw new OperationError(
    'bad_transition',
    from === 'PAID'
      ? `Invoice ${number} is already paid. Nothing was charged.`
      : `Invoice ${number} is ${invoiceStatusLabels[from].toLowerCase()}, so it can’t become ${invoiceStatusLabels[to].toLowerCase()}.`,
  );
}

/** What is still owed, in minor units. Nothing of one that was taken back or given up. */
export function owedMinor(invoice: Omit<InvoiceFacts, 'dueOn'>): number {
  if (invoice.voidedAt || invoice.uncollectibleAt) return 0;
  return Math.max(0, invoice.totalMinor - invoice.paidMinor);
}

/** Whole percent of what is ordered that is paid before production begins. Terms of a quote come before it. */
export const depositPercent = 30;
/** Smaller orders are paid at once. */
const leastForDepositMinor = 50_000;

export const paysDeposit = ({ orderType, totalMinor }: { orderType: PurchaseType; totalMinor: number }) =>
  (orderType === 'INVENTORY' || orderType === 'PACKAGING') && totalMinor >= leastForDepositMinor;

export interface NextPayment {
  part: 'DEPOSIT' | 'BALANCE' | 'ALL';
  /** Minor units; 0 when all of it is billed. */
  amountMinor: number;
}

/** What of a purchase is to be billed next, given what has been. Rounded half up; deposit and balance make the total. */
export function nextPayment(
  item: { orderType: PurchaseType; totalMinor: number },
  billedMinor: number,
): NextPayment {
  if (billedMinor > 0) return { part: 'BALANCE', amountMinor: Math.max(0, item.totalMinor - billedMinor) };
  if (!paysDeposit(item)) return { part: 'ALL', amountMinor: item.totalMinor };
  return { part: 'DEPOSIT', amountMinor: Math.floor((item.totalMinor * depositPercent + 50) / 100) };
}

export interface PlannedMilestone {
  kind: MilestoneKind;
  dueOn: string | null;
}

/**
 * What happens on the way to the goods of an order that begins on a day: the pre-production sample after a fifth of the lead
 * time, the inspection and then the balance before the goods ship. Samples only ship; services have nothing on the way.
 */
export function planMilestones(
  orderType: PurchaseType,
  beginsOn: string,
  leadTimeDays: number | null,
  withDeposit: boolean,
): PlannedMilestone[] {
  const after = (share: number, less = 0): string | null =>
    leadTimeDays === null ? null : dayAfter(beginsOn, Math.max(1, Math.round(leadTimeDays * share) - less));
  const shipped: PlannedMilestone = { kind: 'SHIPPED', dueOn: after(1) };
  switch (orderType) {
    case 'INVENTORY':
    case 'PACKAGING':
      return [
        ...(withDeposit ? [{ kind: 'DEPOSIT' as const, dueOn: beginsOn }] : []),
        { kind: 'PRE_PRODUCTION_SAMPLE', dueOn: after(0.2) },
        { kind: 'INSPECTION', dueOn: after(1, 4) },
        ...(withDeposit ? [{ kind: 'BALANCE' as const, dueOn: after(1, 2) }] : []),
        shipped,
        { kind: 'RECEIVED', dueOn: null },
      ];
    case 'SAMPLES':
      return [shipped];
    case 'ADHOC_PAYMENT':
    case 'MANUAL_INVENTORY':
    case 'SMART_SETUP_SERVICES':
      return [];
  }
}

/** The day some days after another, YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  dayOf(new Date(new Date(`${day}T00:00:00Z`).getTime() + days * dayMs));

/** Whole days from one day to a later one; 0 when it is not later. */
export function daysPast(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
}

/** The calendar day of an instant, in UTC. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
