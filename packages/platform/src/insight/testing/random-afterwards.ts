import { shippingLabels } from '../../fulfillment/tables.ts';
import { receivingLines, receivingReceipts, receivings } from '../../fulfillment/receivings/tables.ts';
import { dayMs } from '../../kernel/data/days.ts';
import { insertRows } from '../../kernel/data/insert-rows.ts';
import type { Context } from '../../kernel/request/context.ts';
import { returnLines, returnOrders } from '../../returns/tables.ts';
import type { Dice } from './dice.ts';
import type { MadeOrder } from './random-orders.ts';

const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

/** Returns in every status. */
export async function fillReturns(
  { db, storeId }: Context,
  dice: Dice,
  made: readonly MadeOrder[],
): Promise<void> {
  const { whole, chance, one, id } = dice;
  const returns = [];
  const lines = [];
  for (const { order, lines: ordered } of made) {
    const kept = ordered.find((line) => line.quantity > (line.canceledQuantity ?? 0));
    if (!kept || !chance(18)) continue;
    const status = one(['CREATED', 'SHIPPING', 'RECEIVED', 'RECEIVED', 'RECEIVED', 'CANCELED'] as const);
    const units = whole(1, kept.quantity - (kept.canceledQuantity ?? 0));
    const createdAt = after(order.placedAt, whole(3, 40));
    const returnId = id();
    returns.push({
      storeId,
      id: returnId,
      sequence: order.orderNumber,
      handle: `${order.orderNumber}-R1`,
      status,
      refundMethod: 'MANUAL' as const,
      source: 'TEAM' as const,
      orderId: order.id,
      orderNumber: order.orderNumber,
      customerName: order.customerName,
      currency: 'USD',
      units,
      itemsText: kept.title,
      refundMinor: 0,
      createdBy: 'Test Person',
      searchText: '',
      createdAt,
      updatedAt: after(createdAt, 9),
      // For the first ones the arrival time isn't known.
      receivedAt: status === 'RECEIVED' && chance(80) ? after(createdAt, whole(1, 8)) : null,
    });
    lines.push({
      storeId,
      id: id(),
      returnId,
      position: 0,
      lineItemId: kept.id,
      title: kept.title,
      variant: kept.variant ?? null,
      sku: kept.sku ?? null,
      quantity: units,
      reason: one(['DAMAGED', 'WRONG_ITEM', 'CHANGED_MIND', 'OTHER'] as const),
      firstUnit: 0,
      damagedQuantity: one([null, 0, 1]),
    });
  }
  await insertRows(db, returnOrders, returns);
  await insertRows(db, returnLines, lines);
}

const address = {
  name: 'Fern & Kiln Studio',
  email: null,
  addressLine1: '410 Kietzke Lane',
  addressLine2: null,
  city: 'Reno',
  state: null,
  stateCode: 'NV',
  zipCode: '89502',
  phone: null,
  country: 'United States of America',
  countryCode: 'US',
};
const parcel = { weight: 2, mass_unit: 'lb', length: 10, width: 8, height: 6, distance_unit: 'in' } as const;
const rate = {
  rateId: 'rate_1',
  service: 'ups_ground',
  carrier: 'UPS',
  currency: 'USD',
  deliveryDays: null,
  billablePounds: null,
  zone: null,
} as const;

/** Labels with and without an order, paid or not, some of them refunded. */
export async function fillLabels(
  { db, storeId }: Context,
  dice: Dice,
  made: readonly MadeOrder[],
): Promise<void> {
  const { whole, chance, one, id } = dice;
  const rows = made.flatMap(({ order }) =>
    Array.from({ length: one([0, 1, 1, 2]) }, () => {
      const status = one([
        'BOUGHT',
        'BOUGHT',
        'BOUGHT',
        'VOID_REQUESTED',
        'VOIDED',
        'FAILED',
        'UNPAID',
      ] as const);
      const amountMinor = whole(400, 2500);
      const createdAt = after(order.placedAt, whole(0, 4));
      return {
        storeId,
        id: id(),
        status,
        provider: 'EMBEDDED',
        isTest: true,
        service: 'ups_ground' as const,
        carrier: 'UPS',
        fromAddress: address,
        toAddress: address,
        parcel,
        rate: { ...rate, amountMinor },
        trackingEvents: [],
        amountMinor,
        refundedMinor: status === 'VOIDED' ? amountMinor : chance(10) ? whole(1, 300) : 0,
        currency: 'USD',
        contentKey: '',
        notifyShopper: false,
        orderId: chance(8) ? null : order.id,
        createdAt,
        boughtAt: chance(90) ? after(createdAt, 1) : null,
      };
    }),
  );
  await insertRows(db, shippingLabels, rows);
}

/** Inbound shipments: announced, partly and fully counted, with too few, too many and damaged units. */
export async function fillReceivings({ db, storeId, clock }: Context, dice: Dice): Promise<void> {
  const { whole, chance, one, id } = dice;
  const now = clock.now();
  const made = Array.from({ length: 24 }, (_none, at) => {
    const createdAt = after(now, -whole(20, 600));
    return {
      storeId,
      id: id(),
      number: 1001 + at,
      status: 'RECEIVED_BY_PIETRA' as const,
      receivingStatus: one(['NONE', 'PARTIAL', 'RECEIVED', 'RECEIVED', 'RECEIVED'] as const),
      destination: 'STORE' as const,
      createdBy: 'Test Person',
      createdAt,
      updatedAt: after(createdAt, whole(1, 15)),
    };
  });
  await insertRows(db, receivings, made);
  await insertRows(
    db,
    receivingLines,
    made.flatMap(({ id: receivingId }) =>
      Array.from({ length: whole(1, 3) }, (_none, position) => ({
        storeId,
        id: id(),
        receivingId,
        position,
        title: 'Bowl',
        expectedUnits: whole(5, 40),
        receivedUnits: whole(0, 45),
        damagedUnits: one([0, 0, 3]),
      })),
    ),
  );
  await insertRows(
    db,
    receivingReceipts,
    made.flatMap(({ id: receivingId, createdAt, receivingStatus }) =>
      Array.from({ length: receivingStatus === 'NONE' ? 0 : whole(chance(80) ? 1 : 0, 2) }, () => ({
        storeId,
        id: id(),
        receivingId,
        by: 'Test Person',
        counts: [],
        photos: [],
        createdAt: new Date(createdAt.getTime() + whole(1, 400) * 3_600_000),
      })),
    ),
  );
}
