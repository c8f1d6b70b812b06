import type { OrderRow } from '@brandwright/contract/orders/entities.ts';
import { originLabels } from '@brandwright/contract/orders/enums.ts';
import { orders } from './tables.ts';
import { paidBackOf } from './paid.ts';
import { paymentStatusOf } from './rules.ts';
import type { OrderRecord } from './find-order.ts';

const dayMs = 86_400_000;

/** The columns of a row of the orders table: not the address, the notes or the search text. */
export const rowColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  origin: orders.origin,
  placedAt: orders.placedAt,
  customerId: orders.customerId,
  customerName: orders.customerName,
  email: orders.email,
  countryCode: orders.countryCode,
  itemsText: orders.itemsText,
  units: orders.units,
  productionStatus: orders.productionStatus,
  cancelStatus: orders.cancelStatus,
  fulfillmentStatus: orders.fulfillmentStatus,
  returnStatus: orders.returnStatus,
  holdReason: orders.holdReason,
  tags: orders.tags,
  totalMinor: orders.totalMinor,
  capturedMinor: orders.capturedMinor,
  creditMinor: orders.creditMinor,
  refundedMinor: orders.refundedMinor,
  creditBackMinor: orders.creditBackMinor,
  currency: orders.currency,
};

type RowRecord = Pick<OrderRecord, keyof typeof rowColumns>;

/** A record as the table and the card show it. */
export function toOrderRow(record: RowRecord, now: Date): OrderRow {
  const { capturedMinor: _captured, creditMinor: _credit, creditBackMinor: _creditBack, ...shown } = record;
  return {
    ...shown,
    originLabel: originLabels[record.origin],
    placedAt: record.placedAt.toISOString(),
    ageDays: Math.max(0, Math.floor((now.getTime() - record.placedAt.getTime()) / dayMs)),
    refundedMinor: paidBackOf(record),
    paymentStatus: paymentStatusOf(record),
  };
}
