import type { MovementKind } from '@brandwright/contract/catalog/enums.ts';
import { sql } from 'drizzle-orm';
import type { DemoTools } from '../kernel/demo/demo.ts';
import type { DemoSku } from './demo-products.data.ts';
import { landedAfter, type Landed } from './rules.ts';

const dayMs = 86_400_000;
/** The demo tells why stock changed since then. */
const toldDays = 60;

interface Shipped {
  orderNumber: number;
  units: number;
  at: Date;
}

/** What the demo’s orders shipped of each SKU in the days that are told. */
export async function readShipped(tools: DemoTools, storeId: string): Promise<Map<string, Shipped[]>> {
  const since = new Date(tools.now.getTime() - toldDays * dayMs);
  const { rows } = await tools.db.execute<{
    sku: string;
    order_number: number;
    units: number;
    at: string;
  }>(sql`
    select sku, order_number, units, at::text as at from (
      select line.sku, told.order_number, line.fulfilled_quantity as units,
        coalesce(told.fulfilled_at,
          (select max(coalesce(shipped_at, created_at)) from order_shipments where store_id = told.store_id and order_id = told.id),
          told.placed_at) as at
      from order_line_items line join orders told on told.store_id = line.store_id and told.id = line.order_id
      where line.store_id = ${storeId} and line.fulfilled_quantity > 0 and line.sku is not null
    ) shipped where at > ${since.toISOString()}::timestamptz and at <= ${tools.now.toISOString()}::timestamptz
    order by at, order_number`);
  const shipped = rows.map((row) => ({
    sku: row.sku,
    orderNumber: row.order_number,
    units: row.units,
    at: new Date(row.at),
  }));
  return Map.groupBy(shipped, ({ sku }) => sku);
}

interface Told {
  sku: DemoSku;
  skuId: string;
  isBundle: boolean;
  vendor: string | null;
  /** Its place among the products, so that not all change on one day. */
  turn: number;
  shipped: readonly Shipped[];
  placeIds: { home: string; partner: string };
  now: Date;
}

interface Step {
  placeId: string;
  kind: MovementKind;
  quantity: number;
  at: Date;
  reason: string | null;
  reference: string | null;
  unitCostMinor: number | null;
  by: string;
}

/** The movements of a SKU that lead to what the demo has of it today, oldest first. */
export function demoMovements(told: Told) {
  const { sku, skuId, isBundle, placeIds } = told;
  if (isBundle) return { movements: [], levels: [], landed: { landedUnits: 0, landedValueMinor: 0 } };
  const steps = stepsOf(told);
  const levels = new Map<string, number>();
  let landed: Landed = { landedUnits: 0, landedValueMinor: 0 };
  const movements = steps.map((step) => {
    const onHandAfter = (levels.get(step.placeId) ?? 0) + step.quantity;
    levels.set(step.placeId, onHandAfter);
    const all = [...levels.values()].reduce((sum, units) => sum + units, 0);
    landed = landedAfter(landed, { ...step, onHandAfter: all });
    return { ...step, skuId, onHandAfter };
  });
  const total = [...levels.values()].reduce((sum, units) => sum + units, 0);
  if (total !== sku.onHand)
    throw new Error(`The demo’s movements of ${sku.code} leave ${total}, not ${sku.onHand}.`);
  if (levels.size === 0) levels.set(placeIds.home, 0);
  return {
    movements,
    levels: [...levels].map(([placeId, onHand]) => ({ skuId, placeId, onHand })),
    landed,
  };
}

function stepsOf({ sku, vendor, turn, shipped, placeIds, now }: Told): Step[] {
  const at = (days: number) => new Date(now.getTime() - days * dayMs);
  const step = (
    placeId: string,
    kind: MovementKind,
    quantity: number,
    days: number,
    more: Partial<Step> = {},
  ): Step => ({
    placeId,
    kind,
    quantity,
    at: at(days),
    reason: null,
    reference: null,
    unitCostMinor: null,
    by: 'Priya Raman',
    ...more,
  });
  const atHome = sku.atHome ?? sku.onHand;
  const isShared = sku.atHome !== undefined;
  const main = isShared ? placeIds.partner : placeIds.home;
  const receivedDay = 26 - (turn % 9);
  const sent = shipped.map(({ orderNumber, units, at: when }) =>
    step(main, 'SHIPPED', -units, 0, { at: when, reference: `Order #${orderNumber}`, by: 'System' }),
  );
  const sentAfter = shipped
    .filter(({ at: when }) => when > at(receivedDay - 1))
    .reduce((sum, { units }) => sum + units, 0);
  // What came is less than what is left and what was sent since, so that stock never fell below zero before.
  const received = Math.floor((0.6 * (sku.onHand - (isShared ? atHome : 0) + sentAfter)) / 5) * 5;
  const corrections: Step[] = [
    ...(turn % 4 === 0 ? [step(main, 'COUNTED', -1, 9.2, { reason: 'Stocktaking' })] : []),
    ...(turn % 5 === 3 ? [step(main, 'WRITTEN_OFF', -1, 33.4, { reason: 'Chipped in packing' })] : []),
    ...(turn % 6 === 1 ? [step(main, 'RETURNED', 1, 15.6, { reason: 'Returned unopened' })] : []),
  ];
  const came: Step[] =
    received === 0
      ? []
      : [
          step(isShared ? placeIds.home : main, 'RECEIVED', received + (isShared ? atHome : 0), receivedDay, {
            reference: vendor,
            unitCostMinor: sku.costMinor,
          }),
          ...(isShared
            ? [
                step(placeIds.home, 'MOVED', -received, receivedDay - 1, {
                  reference: 'To Cascade Fulfillment',
                }),
                step(main, 'MOVED', received, receivedDay - 1, { reference: 'From Own stock' }),
              ]
            : []),
        ];
  const inMain = isShared ? sku.onHand - atHome : sku.onHand;
  const changedInMain = [...sent, ...corrections, ...came]
    .filter(({ placeId }) => placeId === main)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const opening = inMain - changedInMain;
  return [
    ...(opening > 0
      ? [
          step(main, 'OPENING', opening, toldDays + 0.5, {
            unitCostMinor: Math.round(sku.costMinor * 0.97),
            by: 'System',
          }),
        ]
      : []),
    ...[...sent, ...corrections, ...came].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  ];
}
