import { serviceLabels } from '@brandwright/contract/fulfillment/enums.ts';
import type { getOutboundReport } from '@brandwright/contract/fulfillment/reports/get-outbound-report.ts';
import type { OutboundRow } from '@brandwright/contract/fulfillment/reports/outbound.ts';
import type { OutputOf } from '@brandwright/contract';
import { trackingUrlOf } from '@brandwright/contract/orders/carriers.ts';
import { shippingMethodLabels } from '@brandwright/contract/orders/enums.ts';
import { listSentShipments, type SentShipment } from '@brandwright/contract/orders/list-sent-shipments.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isWithinDays, type Days } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { placeOf, postalOf } from '../addresses.ts';
import { shippingLabels, type LabelRecord } from '../tables.ts';
import { mergePage, windowOf } from './merge-page.ts';

type Report = OutputOf<typeof getOutboundReport>;
export type OutboundPage = Pick<Report, 'rows' | 'total' | 'totals' | 'currency'>;

/** Parcels that were sent in a period, the newest first: shipments of orders, and labels that were bought without one. */
export async function outboundPage(
  context: Context,
  period: Days,
  { offset, limit }: { offset: number; limit: number },
): Promise<OutboundPage> {
  const alone = await labelsAlone(context, period);
  const window = windowOf(alone.length, offset, limit);
  const sent = await context.call(listSentShipments, { ...period, ...window });
  const chosen = mergePage(
    { rows: sent.rows.map((row) => ({ row, at: row.shippedAt })), offset: window.offset },
    alone,
    offset,
    limit,
  );
  const shipped = chosen.flatMap((one) => ('long' in one ? [one.long.row] : []));
  const labels = await labelsBy(context, [
    ...chosen.flatMap((one) => ('short' in one ? [one.short.id] : [])),
    ...(await labelIdsOf(context, shipped)),
  ]);
  return {
    rows: chosen.flatMap((one) => {
      if ('long' in one)
        return [
          shipmentRow(
            one.long.row,
            labels.find(({ shipmentId }) => shipmentId === one.long.row.shipmentId),
          ),
        ];
      const label = labels.find(({ id }) => id === one.short.id);
      return label ? [labelRow(label)] : [];
    }),
    total: sent.total + alone.length,
    totals: totalsOf(sent.byCarrier, alone, await costsOf(context, period)),
    currency: 'USD',
  };
}

/** Labels of parcels that no order's shipment stands for. */
async function labelsAlone(context: Context, period: Days) {
  const rows = await context.db
    .select({ id: shippingLabels.id, carrier: shippingLabels.carrier, boughtAt: shippingLabels.boughtAt })
    .from(shippingLabels)
    .where(
      and(
        eq(shippingLabels.storeId, context.storeId),
        inArray(shippingLabels.status, ['BOUGHT', 'VOID_REQUESTED']),
        isNull(shippingLabels.shipmentId),
        isWithinDays(shippingLabels.boughtAt, period),
      ),
    )
    .orderBy(desc(shippingLabels.boughtAt), shippingLabels.id);
  return rows.flatMap(({ boughtAt, ...row }) =>
    boughtAt === null ? [] : [{ ...row, at: boughtAt.toISOString() }],
  );
}

async function labelIdsOf(context: Context, shipments: readonly SentShipment[]): Promise<string[]> {
  if (shipments.length === 0) return [];
  const rows = await context.db
    .select({ id: shippingLabels.id })
    .from(shippingLabels)
    .where(
      and(
        eq(shippingLabels.storeId, context.storeId),
        inArray(
          shippingLabels.shipmentId,
          shipments.map(({ shipmentId }) => shipmentId),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

async function labelsBy(context: Context, ids: readonly string[]): Promise<LabelRecord[]> {
  if (ids.length === 0) return [];
  return context.db
    .select()
    .from(shippingLabels)
    .where(and(eq(shippingLabels.storeId, context.storeId), inArray(shippingLabels.id, [...ids])));
}

/** What the labels that were bought in the period cost, less what went back, by carrier. */
function costsOf(context: Context, period: Days) {
  return context.db
    .select({
      carrier: shippingLabels.carrier,
      costMinor: sql`sum(${shippingLabels.amountMinor} - ${shippingLabels.refundedMinor})`.mapWith(Number),
    })
    .from(shippingLabels)
    .where(
      and(
        eq(shippingLabels.storeId, context.storeId),
        inArray(shippingLabels.status, ['BOUGHT', 'VOID_REQUESTED', 'VOIDED']),
        isWithinDays(shippingLabels.boughtAt, period),
      ),
    )
    .groupBy(shippingLabels.carrier);
}

function totalsOf(
  sent: readonly { carrier: string; shipments: number; units: number }[],
  alone: readonly { carrier: string }[],
  costs: readonly { carrier: string; costMinor: number }[],
): Report['totals'] {
  const carriers = [
    ...new Set(
      [...sent, ...alone, ...costs.filter(({ costMinor }) => costMinor > 0)].map(({ carrier }) => carrier),
    ),
  ];
  const byCarrier = carriers
    .map((carrier) => {
      const of = sent.find((one) => one.carrier === carrier);
      return {
        carrier,
        shipments: (of?.shipments ?? 0) + alone.filter((one) => one.carrier === carrier).length,
        units: of?.units ?? 0,
        labelCostMinor: costs.find((one) => one.carrier === carrier)?.costMinor ?? 0,
      };
    })
    .toSorted((one, other) => other.shipments - one.shipments || one.carrier.localeCompare(other.carrier));
  const sum = (of: (one: (typeof byCarrier)[number]) => number) =>
    byCarrier.reduce((all, one) => all + of(one), 0);
  return {
    shipments: sum(({ shipments }) => shipments),
    units: sum(({ units }) => units),
    labelCostMinor: sum(({ labelCostMinor }) => labelCostMinor),
    byCarrier,
  };
}

const costOf = ({ amountMinor, refundedMinor }: LabelRecord) => amountMinor - refundedMinor;

const shipmentRow = (row: SentShipment, label: LabelRecord | undefined): OutboundRow => ({
  id: row.shipmentId,
  orderNumber: row.orderNumber,
  customerName: row.customerName,
  destination: row.toPlace,
  carrier: row.carrier,
  service: label ? serviceLabels[label.service] : shippingMethodLabels[row.shippingMethod],
  trackingNumber: row.trackingNumber,
  trackingUrl: row.trackingUrl,
  units: row.units,
  labelCostMinor: label ? costOf(label) : null,
  shippedAt: row.shippedAt,
  status: row.status,
});

const labelRow = (label: LabelRecord): OutboundRow => ({
  id: label.id,
  orderNumber: label.orderNumber,
  customerName: label.toAddress.name,
  destination: placeOf(postalOf(label.toAddress)),
  carrier: label.carrier,
  service: serviceLabels[label.service],
  trackingNumber: label.trackingNumber,
  trackingUrl: label.trackingNumber ? trackingUrlOf(label.carrier, label.trackingNumber) : null,
  units: null,
  labelCostMinor: costOf(label),
  shippedAt: (label.boughtAt ?? label.createdAt).toISOString(),
  status: null,
});
