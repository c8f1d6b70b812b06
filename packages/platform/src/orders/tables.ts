import type {
  CancelStatus,
  FulfillmentStatus,
  MailStatus,
  OrderOrigin,
  OrderReturnStatus,
  ProductionStatus,
  RefundKind,
  ShipmentStatus,
  ShippingMethod,
} from '@brandwright/contract/orders/enums.ts';
import type { ShippingAddress } from '@brandwright/contract/orders/entities.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { amountColumn, dayColumn, instantColumn, sequenceColumn } from '../kernel/data/columns.ts';
import { tenantTable } from '../kernel/data/tenant-table.ts';
import type { ArrivedOrder, RuleActions, RuleConditions } from './order-rules.ts';

const minor = (name: string) => integer(name).notNull().default(0);

/**
 * Who bought. `nameKey` and `firstNameKey` are lower case, for finding people by what they are called. What they ordered so far
 * is written by triggers of the database alone (`routines/customer-totals.sql`), in the transaction that changes their orders.
 */
export const customers = tenantTable(
  'customers',
  {
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    firstNameKey: text('first_name_key').notNull(),
    /** Lower case. */
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    address: jsonb('address').$type<ShippingAddress>(),
    createdAt: instantColumn('created_at').notNull(),
    /** Canceled ones too. */
    orderCount: integer('order_count').notNull().default(0),
    openOrderCount: integer('open_order_count').notNull().default(0),
    paidMinor: amountColumn('paid_minor').notNull().default(0),
    refundedMinor: amountColumn('refunded_minor').notNull().default(0),
    keptMinor: amountColumn('kept_minor')
      .notNull()
      .generatedAlwaysAs(sql`paid_minor - refunded_minor`),
    lastOrderAt: instantColumn('last_order_at'),
    lastOrderNumber: integer('last_order_number'),
  },
  (self) => [
    uniqueIndex('customers_email').on(self.storeId, self.email),
    index('customers_name').on(self.storeId, self.nameKey),
    index('customers_first_name').on(self.storeId, self.firstNameKey),
    index('customers_city').on(self.storeId, sql`lower(address->>'city')`),
    index('customers_by_kept').on(self.storeId, self.keptMinor.desc().nullsFirst(), self.nameKey, self.id),
    index('customers_by_orders').on(self.storeId, self.orderCount.desc().nullsFirst(), self.nameKey, self.id),
    index('customers_by_last_order').on(
      self.storeId,
      self.lastOrderAt.desc().nullsLast(),
      self.nameKey,
      self.id,
    ),
    index('customers_by_quiet').on(self.storeId, self.lastOrderAt, self.nameKey, self.id),
    index('customers_open')
      .on(self.storeId)
      .where(sql`open_order_count > 0`),
  ],
);

const customerId = () => uuid('customer_id');
const toCustomer = (self: object) => {
  const { storeId, customerId: id } = self as { storeId: never; customerId: never };
  return foreignKey({ columns: [storeId, id], foreignColumns: [customers.storeId, customers.id] });
};

/** What the team keeps about a customer, for itself. */
export const customerNotes = tenantTable(
  'customer_notes',
  {
    sequence: sequenceColumn('sequence'),
    customerId: customerId().notNull(),
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
  },
  (self) => [toCustomer(self), index('customer_notes_of_customer').on(self.storeId, self.customerId)],
);

/** Mail to shoppers: written with what it is about, sent by a job that its key lets send once. */
export const customerMails = tenantTable(
  'customer_mails',
  {
    sequence: sequenceColumn('sequence'),
    customerId: customerId(),
    /** The order it is about, and the refund that it tells of. */
    orderId: uuid('order_id'),
    refundId: uuid('refund_id'),
    email: text('email').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    author: text('author').notNull(),
    status: text('status').$type<MailStatus>().notNull(),
    failure: text('failure'),
    createdAt: instantColumn('created_at').notNull(),
    sentAt: instantColumn('sent_at'),
  },
  (self) => [
    toCustomer(self),
    index('customer_mails_of_customer').on(self.storeId, self.customerId),
    index('customer_mails_of_order').on(self.storeId, self.orderId),
  ],
);

export const orders = tenantTable(
  'orders',
  {
    orderNumber: integer('order_number').notNull(),
    origin: text('origin').$type<OrderOrigin>().notNull(),
    channelReference: text('channel_reference'),
    placedAt: instantColumn('placed_at').notNull(),
    customerId: uuid('customer_id'),
    customerName: text('customer_name').notNull(),
    email: text('email'),
    productionStatus: text('production_status').$type<ProductionStatus>().notNull(),
    cancelStatus: text('cancel_status').$type<CancelStatus>().notNull(),
    fulfillmentStatus: text('fulfillment_status').$type<FulfillmentStatus>().notNull(),
    returnStatus: text('return_status').$type<OrderReturnStatus>().notNull().default('NONE'),
    /** What settled returns took off what was owed for it: they pay that off before money goes back. */
    returnedMinor: integer('returned_minor').notNull().default(0),
    holdReason: text('hold_reason'),
    tags: text('tags').array().notNull().default([]),
    currency: text('currency').notNull().default('USD'),
    units: integer('units').notNull(),
    itemsText: text('items_text').notNull(),
    subtotalMinor: minor('subtotal_minor'),
    discountMinor: minor('discount_minor'),
    discountCode: text('discount_code'),
    shippingMinor: minor('shipping_minor'),
    taxMinor: minor('tax_minor'),
    totalMinor: minor('total_minor'),
    capturedMinor: minor('captured_minor'),
    refundedMinor: minor('refunded_minor'),
    /** Paid with store credit, beside `capturedMinor`, which is money; and what of it went back to the credit. */
    creditMinor: minor('credit_minor'),
    creditBackMinor: minor('credit_back_minor'),
    countryCode: text('country_code').notNull(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>().notNull(),
    shippingMethod: text('shipping_method').$type<ShippingMethod>().notNull(),
    note: text('note'),
    shopperNote: text('shopper_note'),
    /** Lower-case number, names, email, SKUs and titles: what the search looks in. */
    searchText: text('search_text').notNull(),
    canceledAt: instantColumn('canceled_at'),
    fulfilledAt: instantColumn('fulfilled_at'),
    /** What rules looked at when it came in, for trying others on it; null of orders from before that was kept. */
    arrived: jsonb('arrived').$type<ArrivedOrder>(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (self) => [
    foreignKey({
      columns: [self.storeId, self.customerId],
      foreignColumns: [customers.storeId, customers.id],
    }),
    uniqueIndex('orders_number').on(self.storeId, self.orderNumber),
    uniqueIndex('orders_channel_reference').on(self.storeId, self.origin, self.channelReference),
    index('orders_by_time').on(self.storeId, self.placedAt, self.orderNumber),
    index('orders_by_total').on(self.storeId, self.totalMinor, self.orderNumber),
    index('orders_by_production').on(self.storeId, self.productionStatus, self.placedAt),
    index('orders_by_fulfillment').on(self.storeId, self.fulfillmentStatus, self.placedAt),
    index('orders_by_origin').on(self.storeId, self.origin, self.placedAt),
    index('orders_by_country').on(self.storeId, self.countryCode, self.placedAt),
    index('orders_by_customer').on(self.storeId, self.customerId, self.placedAt),
    index('orders_canceled')
      .on(self.storeId, self.cancelStatus, self.placedAt)
      .where(sql`cancel_status <> 'NONE'`),
    index('orders_returned')
      .on(self.storeId, self.placedAt)
      .where(sql`return_status <> 'NONE'`),
    // A shopper knows the number before the store.
    index('orders_by_number_anywhere').on(self.orderNumber),
  ],
);

/**
 * How many orders of a store stand where, and what they are worth, as sums: triggers of the database (`routines/order-tallies.sql`)
 * add a row for each change, in its transaction, and gather them. Nothing else writes it.
 */
export const orderTallies = tenantTable('order_tallies', {
  productionStatus: text('production_status').$type<ProductionStatus>().notNull(),
  cancelStatus: text('cancel_status').$type<CancelStatus>().notNull(),
  fulfillmentStatus: text('fulfillment_status').$type<FulfillmentStatus>().notNull(),
  returnStatus: text('return_status').$type<OrderReturnStatus>().notNull(),
  orders: integer('orders').notNull(),
  totalMinor: amountColumn('total_minor').notNull(),
});

const orderId = () => uuid('order_id').notNull();
type OfOrder = { storeId: never; orderId: never };
const toOrder = (self: object) => {
  const { storeId, orderId: id } = self as OfOrder;
  return foreignKey({ columns: [storeId, id], foreignColumns: [orders.storeId, orders.id] }).onDelete(
    'cascade',
  );
};

export const orderLineItems = tenantTable(
  'order_line_items',
  {
    orderId: orderId(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    variant: text('variant'),
    sku: text('sku'),
    quantity: integer('quantity').notNull(),
    canceledQuantity: integer('canceled_quantity').notNull().default(0),
    fulfilledQuantity: integer('fulfilled_quantity').notNull().default(0),
    unitPriceMinor: minor('unit_price_minor'),
    discountMinor: minor('discount_minor'),
    taxMinor: minor('tax_minor'),
    refundedMinor: minor('refunded_minor'),
  },
  (self) => [
    toOrder(self),
    index('order_line_items_of_order').on(self.storeId, self.orderId, self.position),
    index('order_line_items_open')
      .on(self.storeId, self.sku)
      .where(sql`quantity > canceled_quantity + fulfilled_quantity`),
    index('order_line_items_by_sku').on(self.storeId, self.sku),
  ],
);

/**
 * Units of each SKU in orders, canceled ones aside, as sums that triggers of the database keep (`routines/order-unit-sums.sql`), in
 * several rows: to be added up. Nothing else writes it.
 */
export const orderUnitSums = tenantTable(
  'order_unit_sums',
  {
    /** The UTC day that the orders of units sold were placed; null of units still to be shipped. */
    day: dayColumn('day'),
    sku: text('sku').notNull(),
    units: integer('units').notNull(),
    /** Of those still to be shipped. */
    onHold: integer('on_hold').notNull(),
  },
  (self) => [index('order_unit_sums_by_day').on(self.storeId, self.day)],
);

export const orderPayments = tenantTable(
  'order_payments',
  {
    orderId: orderId(),
    method: text('method').notNull(),
    /** The payment provider's id of the charge; `manual_…` for money received outside. */
    chargeId: text('charge_id').notNull(),
    /** The store credit that paid; null of money. */
    creditId: uuid('credit_id'),
    amountMinor: minor('amount_minor'),
    refundedMinor: minor('refunded_minor'),
    capturedAt: instantColumn('captured_at').notNull(),
  },
  (self) => [toOrder(self), index('order_payments_of_order').on(self.storeId, self.orderId)],
);

export const orderRefunds = tenantTable(
  'order_refunds',
  {
    orderId: orderId(),
    paymentId: uuid('payment_id'),
    amountMinor: minor('amount_minor'),
    shippingMinor: minor('shipping_minor'),
    /** What it was paid back for; the rows from before there were kinds are all of cancellations. */
    kind: text('kind').$type<RefundKind>().notNull().default('CANCEL'),
    reason: text('reason').notNull(),
    /** The parts that pay back items; empty for an amount, shipping or goodwill. */
    lines: jsonb('lines').$type<RefundedLine[]>().notNull().default([]),
    status: text('status').$type<'SUCCEEDED' | 'PENDING'>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    providerRefundId: text('provider_refund_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [
    toOrder(self),
    index('order_refunds_of_order').on(self.storeId, self.orderId),
    uniqueIndex('order_refunds_key').on(self.storeId, self.idempotencyKey),
  ],
);

export interface RefundedLine {
  lineItemId: string;
  title: string;
  /** Null where an amount of the line was paid back. */
  units: number | null;
  amountMinor: number;
}

export interface ShipmentItem {
  lineItemId: string;
  title: string;
  quantity: number;
}
export interface ShipmentEvent {
  at: string;
  status: ShipmentStatus;
  description: string;
  place: string | null;
}

export const orderShipments = tenantTable(
  'order_shipments',
  {
    orderId: orderId(),
    status: text('status').$type<ShipmentStatus>().notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    items: jsonb('items').$type<ShipmentItem[]>().notNull(),
    /** Newest first. */
    events: jsonb('events').$type<ShipmentEvent[]>().notNull().default([]),
    replacesShipmentId: uuid('replaces_shipment_id'),
    createdAt: instantColumn('created_at').notNull(),
    shippedAt: instantColumn('shipped_at'),
    deliveredAt: instantColumn('delivered_at'),
    estimatedDeliveryAt: instantColumn('estimated_delivery_at'),
  },
  (self) => [toOrder(self), index('order_shipments_of_order').on(self.storeId, self.orderId, self.createdAt)],
);

export const orderNotes = tenantTable(
  'order_notes',
  {
    sequence: sequenceColumn('sequence'),
    orderId: orderId(),
    author: text('author').notNull(),
    kind: text('kind').$type<'TEAM' | 'RULE' | 'SYSTEM'>().notNull(),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [toOrder(self), index('order_notes_of_order').on(self.storeId, self.orderId)],
);

export const orderStatusChanges = tenantTable(
  'order_status_changes',
  {
    sequence: sequenceColumn('sequence'),
    orderId: orderId(),
    from: text('from_status').$type<ProductionStatus>(),
    to: text('to_status').$type<ProductionStatus>().notNull(),
    reason: text('reason'),
    by: text('changed_by').notNull(),
    at: instantColumn('changed_at').notNull(),
  },
  (self) => [toOrder(self), index('order_status_changes_of_order').on(self.storeId, self.orderId)],
);

export const wholesaleRequirements = tenantTable(
  'wholesale_requirements',
  {
    orderId: orderId(),
    purchaseOrderNumber: text('purchase_order_number'),
    deliverBy: dayColumn('deliver_by'),
    instructions: text('instructions').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [toOrder(self), index('wholesale_requirements_of_order').on(self.storeId, self.orderId)],
);

/** A document for the warehouse; its bytes are the uploaded file's. */
export const warehouseAttachments = tenantTable(
  'warehouse_attachments',
  {
    orderId: orderId(),
    requirementId: uuid('requirement_id').notNull(),
    fileId: uuid('file_id').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (self) => [
    toOrder(self),
    foreignKey({
      columns: [self.storeId, self.requirementId],
      foreignColumns: [wholesaleRequirements.storeId, wholesaleRequirements.id],
    }).onDelete('cascade'),
    index('warehouse_attachments_of_order').on(self.storeId, self.orderId),
  ],
);

export const orderRules = tenantTable(
  'order_rules',
  {
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    conditions: jsonb('conditions').$type<RuleConditions>().notNull(),
    actions: jsonb('actions').$type<RuleActions>().notNull(),
    /** Lower runs first; of equal ones the older. */
    position: integer('position').notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    deletedAt: instantColumn('deleted_at'),
  },
  (self) => [
    uniqueIndex('order_rules_name')
      .on(self.storeId, self.nameKey)
      .where(sql`deleted_at is null`),
    index('order_rules_by_age').on(self.storeId, self.createdAt),
  ],
);

/** What a rule did to an order, kept after the rule is gone. */
export const orderRuleRuns = tenantTable(
  'order_rule_runs',
  {
    orderId: orderId(),
    ruleId: uuid('rule_id').notNull(),
    ruleName: text('rule_name').notNull(),
    did: text('did').array().notNull(),
    at: instantColumn('ran_at').notNull(),
  },
  (self) => [
    toOrder(self),
    index('order_rule_runs_of_order').on(self.storeId, self.orderId),
    index('order_rule_runs_of_rule').on(self.storeId, self.ruleId, self.at),
    index('order_rule_runs_by_time').on(self.storeId, self.at),
  ],
);

export const orderImports = tenantTable(
  'order_imports',
  {
    fileName: text('file_name').notNull(),
    result: jsonb('result').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (self) => [index('order_imports_by_time').on(self.storeId, self.createdAt)],
);
