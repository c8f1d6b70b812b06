import type {
  PurchaseItem,
  PurchaseItemRow,
  PurchaseStep,
} from '@brandwright/contract/purchasing/entities.ts';
import type { Context } from '../kernel/request/context.ts';
import { billedOf, type ItemInvoice } from './billed.ts';
import { milestonesOf } from './milestones.ts';
import { isReceivable } from './receiving-rules.ts';
import { dayOf, invoiceStatusOn, nextPayment, purchaseTransitions } from './rules.ts';
import type { purchaseItems } from './tables.ts';

export type ItemRow = typeof purchaseItems.$inferSelect;

export function toRow(row: ItemRow): PurchaseItemRow {
  return {
    purchaseItemId: row.id,
    title: row.title,
    supplierId: row.supplierId,
    supplierName: row.supplierName,
    status: row.status,
    orderType: row.orderType,
    source: row.source,
    quantity: row.quantity,
    unitPriceMinor: row.unitPriceMinor,
    totalMinor: row.totalMinor,
    currency: row.currency,
    receivingStatus: row.receivingStatus,
    receivedUnits: row.receivedUnits,
    expectedOn: row.expectedOn,
    isArchived: row.isArchived,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A purchase with all that its page shows. */
export async function showItem(context: Context, row: ItemRow): Promise<PurchaseItem> {
  const today = dayOf(context.clock.now());
  const { invoices, billedMinor, paidMinor } = await billedOf(context, row.id);
  const next = nextPayment(row, billedMinor);
  const open = invoices.find(({ owedMinor }) => owedMinor > 0);
  return {
    ...toRow(row),
    costs: row.costs,
    shippingMode: row.shippingMode,
    catalogItemId: row.catalogItemId,
    shippingAddress: row.shippingAddress,
    storedAtPartner: row.storedAtPartner,
    damagedUnits: row.damagedUnits,
    skuId: row.skuId,
    milestones: await milestonesOf(context, row.id),
    paidMinor,
    nextPaymentMinor: row.status === 'CANCELED' ? 0 : (open?.owedMinor ?? next.amountMinor),
    nextSteps: nextSteps(row, next.part, next.amountMinor, open),
    leadTimeDays: row.leadTimeDays,
    trackingNumber: row.trackingNumber,
    carrier: row.carrier,
    requestId: row.requestId,
    quoteId: row.quoteId,
    invoices: invoices.map(({ invoice }) => ({
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber,
      status: invoiceStatusOn(invoice, today),
      totalMinor: invoice.totalMinor,
      dueOn: invoice.dueOn,
    })),
    nextStatuses: [...purchaseTransitions[row.status]],
  };
}

/** What a founder can do next, the likeliest first. */
function nextSteps(
  item: ItemRow,
  part: 'DEPOSIT' | 'BALANCE' | 'ALL',
  amountMinor: number,
  open: ItemInvoice | undefined,
): PurchaseStep[] {
  const { status, supplierId } = item;
  const receive: PurchaseStep[] = isReceivable(item) ? ['RECEIVE'] : [];
  const pay: PurchaseStep[] = open
    ? ['PAY_INVOICE']
    : amountMinor === 0
      ? []
      : [part === 'BALANCE' ? 'PAY_BALANCE' : 'PAY_DEPOSIT'];
  switch (status) {
    case 'NOT_PURCHASED':
      return [...pay, 'ADD_TO_CART'];
    case 'IN_SHOPPING_CART':
      return ['CHECK_OUT'];
    case 'IN_PRODUCTION':
    case 'IN_SUBSCRIPTION':
    case 'CHARGE_PENDING':
      return [...pay, ...receive];
    case 'SHIPPED':
      return [...receive, ...pay, ...(supplierId === null ? [] : ['REVIEW' as const])];
    case 'CANCELED':
      return [];
  }
}
