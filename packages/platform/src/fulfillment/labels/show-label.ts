import type { Label, LabelRow } from '@brandwright/contract/fulfillment/entities.ts';
import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { trackingUrlOf } from '@brandwright/contract/orders/carriers.ts';
import { and, eq } from 'drizzle-orm';
import { fileAddress } from '../../kernel/data/file-address.ts';
import { payments } from '../../kernel/payments/tables.ts';
import type { Context } from '../../kernel/request/context.ts';
import { placeOf, postalOf } from '../addresses.ts';
import { keptDeclaration } from '../customs/customs-declaration.ts';
import { printableFileOf } from './label-rows.ts';
import type { LabelRecord } from '../tables.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** A label in a list. */
export const toLabelRow = (row: LabelRecord): LabelRow => ({
  labelId: row.id,
  status: row.status,
  isTest: row.isTest,
  service: row.service,
  serviceLabel: serviceLabels[row.service],
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  trackingUrl: row.trackingNumber ? trackingUrlOf(row.carrier, row.trackingNumber) : null,
  toName: row.toAddress.name,
  toPlace: placeOf(postalOf(row.toAddress)),
  amountMinor: row.amountMinor,
  refundedMinor: row.refundedMinor,
  currency: row.currency,
  deliveryDays: row.rate.deliveryDays,
  parcelStatus: row.status === 'BOUGHT' ? row.trackingStatus : null,
  deliveredAt: instant(row.deliveredAt),
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  createdAt: row.createdAt.toISOString(),
});

/** One label whole. */
export async function showLabel(context: Context, row: LabelRecord): Promise<Label> {
  const [payment] =
    row.status === 'UNPAID'
      ? await context.db
          .select({ actionUrl: payments.actionUrl })
          .from(payments)
          .where(
            and(
              eq(payments.storeId, context.storeId),
              eq(payments.subjectId, row.id),
              eq(payments.status, 'REQUIRES_ACTION'),
            ),
          )
          .limit(1)
      : [];
  const fileId = printableFileOf(row);
  return {
    ...toLabelRow(row),
    fromAddress: row.fromAddress,
    toAddress: row.toAddress,
    parcel: row.parcel,
    notes: row.notes,
    paidWith: row.paidWith,
    failure: row.failure,
    actionUrl: payment?.actionUrl ?? null,
    shipmentId: row.shipmentId,
    pdf:
      fileId !== null
        ? {
            name: `label-${row.trackingNumber}.pdf`,
            url: fileAddress(context.providers.keyring, context.storeId, fileId),
          }
        : null,
    customs: keptDeclaration(row),
    customsPdf:
      fileId !== null && row.customsFileId !== null
        ? {
            name: `customs-${row.trackingNumber}.pdf`,
            url: fileAddress(context.providers.keyring, context.storeId, row.customsFileId),
          }
        : null,
    boughtAt: instant(row.boughtAt),
    voidedAt: instant(row.voidedAt),
  };
}
