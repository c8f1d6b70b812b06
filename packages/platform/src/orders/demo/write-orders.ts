import type { ShippingMethod } from '@brandwright/contract/orders/enums.ts';
import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import { firstNameKey, nameKey } from '../customers.ts';
import { insertRows } from '../../kernel/data/insert-rows.ts';
import { planRefund, type RefundPlan } from '../money.ts';
import { priceOrder, searchTextOf } from '../new-order.ts';
import { arrivedAs, homeCountry, runRules, type RuleSubject } from '../order-rules.ts';
import { standingOf } from '../rules.ts';
import {
  customers,
  orderLineItems,
  orderNotes,
  orderPayments,
  orderRefunds,
  orderRuleRuns,
  orders,
  orderShipments,
  orderStatusChanges,
  wholesaleRequirements,
} from '../tables.ts';
import type { DemoPerson } from './people.ts';
import { demoRules, rulesMadeDaysAgo } from './seed-rules.ts';
import { shipmentOf } from './shipments.ts';
import type { DemoOrder } from './story.ts';

const dayMs = 86_400_000;

interface Rows {
  customers: Map<string, typeof customers.$inferInsert>;
  orders: (typeof orders.$inferInsert)[];
  lines: (typeof orderLineItems.$inferInsert)[];
  payments: (typeof orderPayments.$inferInsert)[];
  refunds: (typeof orderRefunds.$inferInsert)[];
  shipments: (typeof orderShipments.$inferInsert)[];
  notes: (typeof orderNotes.$inferInsert)[];
  changes: (typeof orderStatusChanges.$inferInsert)[];
  runs: (typeof orderRuleRuns.$inferInsert)[];
  requirements: (typeof wholesaleRequirements.$inferInsert)[];
}

/** Writes the told orders with everything that belongs to them, by the same rules of money as real ones. */
export async function writeOrders(
  store: DemoStore,
  tools: DemoTools,
  told: readonly DemoOrder[],
  people: readonly DemoPerson[],
): Promise<void> {
  const rows: Rows = {
    customers: new Map(),
    orders: [],
    lines: [],
    payments: [],
    refunds: [],
    shipments: [],
    notes: [],
    changes: [],
    runs: [],
    requirements: [],
  };
  const firsts = new Map<string, number>();
  for (const { person, placedAt } of told)
    firsts.set(person.email, Math.min(firsts.get(person.email) ?? Infinity, placedAt.getTime()));
  for (const order of told) {
    const isFirst = firsts.get(order.person.email) === order.placedAt.getTime();
    addOrder(store, tools, rows, order, isFirst);
  }
  const subscribedAt = new Date(tools.now.getTime() - 30 * dayMs);
  for (const one of people) {
    if (!rows.customers.has(one.email))
      rows.customers.set(one.email, customerRow(store, tools, one, subscribedAt));
  }
  const { db } = tools;
  await insertRows(db, customers, [...rows.customers.values()]);
  await insertRows(db, orders, rows.orders);
  await insertRows(db, orderLineItems, rows.lines);
  await insertRows(db, orderPayments, rows.payments);
  await insertRows(db, orderRefunds, rows.refunds);
  await insertRows(db, orderShipments, rows.shipments);
  await insertRows(db, orderNotes, rows.notes);
  await insertRows(db, orderStatusChanges, rows.changes);
  await insertRows(db, orderRuleRuns, rows.runs);
  await insertRows(db, wholesaleRequirements, rows.requirements);
}

function addOrder(
  store: DemoStore,
  tools: DemoTools,
  rows: Rows,
  told: DemoOrder,
  isFirstOrder: boolean,
): void {
  const { storeId } = store;
  const { orderNumber, person, origin, placedAt } = told;
  const id = tools.id('order', store.key, orderNumber);
  const given = told.lines.map(({ product, ...line }) => ({
    ...line,
    title: product.title,
    variant: product.variant,
    sku: product.sku,
    discountMinor: 0,
  }));
  const subtotal = given.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
  const discountMinor = Math.round((subtotal * told.discountPercent) / 100);
  const taxMinor =
    origin === 'MANUAL_WHOLESALE' ? 0 : Math.round(((subtotal - discountMinor) * person.place.tax) / 100_000);
  const priced = priceOrder({
    lines: given,
    discountMinor,
    shippingMinor: told.shippingMinor,
    taxMinor,
    canceledAt: null,
  });
  const lines = priced.lines.map((line, position) => ({
    ...line,
    canceledQuantity: told.lines[position]?.canceledQuantity ?? 0,
    id: tools.id('order line', store.key, orderNumber, position),
  }));
  const standing = standingOf(lines);
  const capturedMinor = told.paid ? priced.totalMinor : 0;
  const uncanceled = lines.map((line) => ({ ...line, canceledQuantity: 0, refundedMinor: 0 }));
  const money = {
    shippingMinor: told.shippingMinor,
    taxMinor,
    capturedMinor,
    refundedMinor: 0,
    lines: uncanceled,
  };
  const refund = planRefund(
    money,
    lines.map((line) => ({ lineId: line.id, units: line.canceledQuantity })),
  );
  const subject: RuleSubject = {
    totalMinor: priced.totalMinor,
    countryCode: person.place.countryCode,
    state: person.address.state,
    origin,
    units: priced.units,
    email: person.email,
    shopperNote: told.shopperNote,
    note: null,
    tags: told.tags,
    shippingMethod: methodOf(told),
    isFirstOrder,
    lines,
  };
  const ruled = placedAt.getTime() > tools.now.getTime() - rulesMadeDaysAgo * dayMs;
  const open = standing.cancelStatus !== 'CANCELED' && told.productionStatus === 'OUTSTANDING';
  const effect = runRules(
    ruled ? demoRules(store, tools).slice(0, store.size === 'full' ? 4 : 2) : [],
    subject,
    true,
  );
  // Those that were held and have moved on since were looked at and let go.
  const holdReason = open ? effect.holdReason : null;
  const wasHeld = !open && effect.holdReason !== null && told.productionStatus !== 'ON_HOLD';
  const productionStatus = holdReason === null ? told.productionStatus : 'ON_HOLD';
  const decidedAt = new Date(Math.min(placedAt.getTime() + 0.4 * dayMs, tools.now.getTime() - 60_000));
  const fulfilledAt = standing.fulfillmentStatus === 'FULFILLED' ? told.shippedAt : null;
  const canceledAt = standing.cancelStatus === 'CANCELED' ? decidedAt : null;
  rows.customers.set(
    person.email,
    rows.customers.get(person.email) ?? customerRow(store, tools, person, placedAt),
  );
  rows.orders.push({
    storeId,
    id,
    orderNumber,
    origin,
    channelReference: told.channelReference,
    placedAt,
    customerId: tools.id('customer', store.key, person.email),
    customerName: person.name,
    email: person.email,
    productionStatus,
    ...standing,
    returnStatus: told.returnStatus,
    holdReason:
      productionStatus === 'ON_HOLD' && canceledAt === null ? (holdReason ?? told.holdReason) : null,
    tags: [...new Set([...told.tags, ...effect.tags])],
    units: priced.units,
    itemsText: priced.itemsText,
    subtotalMinor: priced.subtotalMinor,
    discountMinor: priced.discountMinor,
    discountCode: told.discountCode,
    shippingMinor: told.shippingMinor,
    taxMinor,
    totalMinor: priced.totalMinor,
    capturedMinor,
    refundedMinor: refund.amountMinor,
    countryCode: person.place.countryCode,
    shippingAddress: person.address,
    shippingMethod: (open ? effect.shippingMethod : null) ?? methodOf(told),
    note: null,
    shopperNote: told.shopperNote,
    searchText: searchTextOf({
      orderNumber,
      channelReference: told.channelReference,
      customerName: person.name,
      email: person.email,
      lines,
    }),
    canceledAt,
    fulfilledAt,
    arrived: arrivedAs(subject, true),
    createdAt: placedAt,
    updatedAt: told.shippedAt ?? canceledAt ?? placedAt,
  });
  for (const [position, line] of lines.entries()) {
    const refundedMinor = refund.lines.find((one) => one.lineId === line.id)?.amountMinor ?? 0;
    rows.lines.push({ ...line, storeId, orderId: id, position, refundedMinor });
  }
  addMoney(store, tools, rows, { told, id, capturedMinor, refund, at: decidedAt });
  const shipment = shipmentOf(tools, store, told, lines);
  if (shipment) rows.shipments.push({ ...shipment, storeId, orderId: id });
  addHistory(store, tools, rows, {
    told,
    orderId: id,
    status: productionStatus,
    holdReason: holdReason ?? told.holdReason,
    wasHeldFor: wasHeld ? effect.holdReason : null,
    decidedAt,
  });
  const note = (kind: 'TEAM' | 'RULE', author: string, text: string) =>
    rows.notes.push({
      storeId,
      id: tools.id('order note', store.key, orderNumber, kind, text),
      orderId: id,
      author,
      kind,
      text,
      createdAt: decidedAt,
    });
  if (told.teamNote !== null) note('TEAM', 'Priya Raman', told.teamNote);
  for (const { ruleName, text } of effect.notes) note('RULE', `Rule: ${ruleName}`, text);
  for (const { ruleId, ruleName, did } of effect.runs)
    rows.runs.push({
      ruleId,
      ruleName,
      did,
      storeId,
      id: tools.id('rule run', store.key, orderNumber, ruleName),
      orderId: id,
      at: placedAt,
    });
  if (origin === 'MANUAL_WHOLESALE') {
    rows.requirements.push({
      storeId,
      id: tools.id('requirement', store.key, orderNumber),
      orderId: id,
      purchaseOrderNumber: `PO-${4000 + orderNumber - 9000}`,
      deliverBy: new Date(placedAt.getTime() + 21 * dayMs).toISOString().slice(0, 10),
      instructions: 'Carton labels on two sides, packing slip inside, no loose fill.',
      createdAt: placedAt,
    });
  }
}

function customerRow(store: DemoStore, tools: DemoTools, person: DemoPerson, createdAt: Date) {
  return {
    storeId: store.storeId,
    id: tools.id('customer', store.key, person.email),
    name: person.name,
    nameKey: nameKey(person.name),
    firstNameKey: firstNameKey(person.name),
    email: person.email,
    phone: person.phone,
    company: person.company,
    address: person.address,
    createdAt,
  };
}

function methodOf({ origin, person, orderNumber }: DemoOrder): ShippingMethod {
  if (origin === 'MANUAL_WHOLESALE') return 'FREIGHT';
  if (person.place.countryCode !== homeCountry) return 'INTERNATIONAL';
  return orderNumber % 11 === 0 ? 'EXPEDITED' : 'STANDARD';
}

interface Paid {
  told: DemoOrder;
  id: string;
  capturedMinor: number;
  refund: RefundPlan;
  at: Date;
}

function addMoney(
  store: DemoStore,
  tools: DemoTools,
  rows: Rows,
  { told, id, capturedMinor, refund, at }: Paid,
): void {
  if (capturedMinor === 0) return;
  const { storeId } = store;
  const paymentId = tools.id('payment', store.key, told.orderNumber);
  const outside = told.origin === 'MANUAL_WHOLESALE' || told.origin === 'MANUAL_RETAIL';
  rows.payments.push({
    storeId,
    id: paymentId,
    orderId: id,
    method: outside
      ? 'Bank transfer'
      : `${told.orderNumber % 3 === 0 ? 'Mastercard' : 'Visa'} ending ${String(1000 + ((told.orderNumber * 37) % 9000))}`,
    chargeId: `${outside ? 'manual' : 'demo_ch'}_${store.key}_${told.orderNumber}`,
    amountMinor: capturedMinor,
    refundedMinor: refund.amountMinor,
    capturedAt: told.placedAt,
  });
  if (refund.amountMinor === 0) return;
  rows.refunds.push({
    storeId,
    id: tools.id('refund', store.key, told.orderNumber),
    orderId: id,
    paymentId,
    amountMinor: refund.amountMinor,
    shippingMinor: refund.shippingMinor,
    kind: 'CANCEL',
    lines: refund.lines.map(({ lineId, amountMinor }) => {
      const place = told.lines.findIndex(
        (_line, position) => tools.id('order line', store.key, told.orderNumber, position) === lineId,
      );
      const line = told.lines[place];
      return {
        lineItemId: lineId,
        title: line?.product.title ?? '',
        units: line?.canceledQuantity ?? null,
        amountMinor,
      };
    }),
    reason: told.cancelReason ?? 'Canceled',
    status: 'SUCCEEDED',
    idempotencyKey: `demo:${told.orderNumber}`,
    providerRefundId: `demo_re_${store.key}_${told.orderNumber}`,
    createdAt: at,
  });
}

interface History {
  told: DemoOrder;
  orderId: string;
  status: DemoOrder['productionStatus'];
  holdReason: string | null;
  /** Why a rule held what is held no more. */
  wasHeldFor: string | null;
  decidedAt: Date;
}

function addHistory(
  store: DemoStore,
  tools: DemoTools,
  rows: Rows,
  { told, orderId, status, holdReason, wasHeldFor, decidedAt }: History,
): void {
  const change = (
    from: DemoOrder['productionStatus'] | null,
    to: DemoOrder['productionStatus'],
    at: Date,
    by: string,
    reason: string | null,
  ) =>
    rows.changes.push({
      storeId: store.storeId,
      id: tools.id('status change', store.key, told.orderNumber, from === 'ON_HOLD' ? `${to} again` : to),
      orderId,
      from,
      to,
      reason,
      by,
      at,
    });
  change(null, 'OUTSTANDING', told.placedAt, 'System', 'Received');
  if (wasHeldFor !== null) {
    change('OUTSTANDING', 'ON_HOLD', told.placedAt, 'Rule: Big orders', wasHeldFor);
    const checkedAt = new Date((told.placedAt.getTime() + decidedAt.getTime()) / 2);
    change('ON_HOLD', 'OUTSTANDING', checkedAt, 'Priya Raman', 'Address checked');
  }
  if (status === 'ON_HOLD')
    change(
      'OUTSTANDING',
      'ON_HOLD',
      decidedAt,
      told.holdReason === null ? 'Rule: Big orders' : 'Priya Raman',
      holdReason,
    );
  if (status === 'PROCESSING' || status === 'FINISHED')
    change('OUTSTANDING', 'PROCESSING', decidedAt, 'System', null);
  if (status === 'FINISHED' && told.shippedAt)
    change('PROCESSING', 'FINISHED', told.shippedAt, 'System', 'Everything has shipped');
}
