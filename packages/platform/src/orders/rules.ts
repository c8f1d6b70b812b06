import type {
  CancelStatus,
  FulfillmentStatus,
  OrderOrigin,
  PaymentStatus,
  ProductionStatus,
  ShipmentStatus,
} from '@brandwright/contract/orders/enums.ts';
import { codeWords, listWords } from '@brandwright/contract/orders/words.ts';

/** Which production status may follow which. Canceled orders move no more. */
export const productionTransitions: Readonly<Record<ProductionStatus, readonly ProductionStatus[]>> = {
  OUTSTANDING: ['PROCESSING', 'ON_HOLD'],
  PROCESSING: ['ON_HOLD', 'OUTSTANDING', 'FINISHED'],
  ON_HOLD: ['OUTSTANDING', 'PROCESSING'],
  FINISHED: [],
};

/** Shipments that may be sent again: those that went out, whatever became of them, but once. */
export const recreatableShipments: readonly ShipmentStatus[] = [
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'LOST',
  'RETURNED',
];

/** Where each origin's own series of numbers begins. */
export const firstNumbers: Readonly<Record<OrderOrigin, number>> = {
  SHOPIFY_PLATFORM: 1,
  IMPORT: 3001,
  SHOPIFY_CREATOR: 5001,
  WOOCOMMERCE: 10_001,
  BIGCOMMERCE: 20_001,
  CART_ROVER: 7001,
  MANUAL_RETAIL: 8001,
  MANUAL_WHOLESALE: 9001,
};

export interface Units {
  quantity: number;
  canceledQuantity: number;
  fulfilledQuantity: number;
}

export interface Standing {
  productionStatus: ProductionStatus;
  cancelStatus: CancelStatus;
  fulfillmentStatus: FulfillmentStatus;
}

/** Units of a line that can still be canceled or shipped. */
export const openUnits = (line: Units) => line.quantity - line.canceledQuantity - line.fulfilledQuantity;

/** How much of an order is canceled and shipped, from its lines. */
export function standingOf(lines: readonly Units[]): Pick<Standing, 'cancelStatus' | 'fulfillmentStatus'> {
  const sum = (pick: (line: Units) => number) => lines.reduce((total, line) => total + pick(line), 0);
  const [ordered, canceled, shipped, open] = [
    sum((line) => line.quantity),
    sum((line) => line.canceledQuantity),
    sum((line) => line.fulfilledQuantity),
    sum(openUnits),
  ];
  return {
    cancelStatus: canceled === 0 ? 'NONE' : canceled === ordered ? 'CANCELED' : 'PARTIAL',
    fulfillmentStatus: shipped === 0 ? 'NONE' : open === 0 ? 'FULFILLED' : 'PARTIAL',
  };
}

/** The statuses an order may move to now. FINISHED only once everything of it has shipped. */
export function nextProductionStatuses(order: Standing): ProductionStatus[] {
  if (order.cancelStatus === 'CANCELED') return [];
  return productionTransitions[order.productionStatus].filter(
    (next) => next !== 'FINISHED' || order.fulfillmentStatus === 'FULFILLED',
  );
}

/** Why an order may not move to `next`, with what is allowed now; undefined when it may. */
export function transitionRefusal(
  orderNumber: number,
  order: Standing,
  next: ProductionStatus,
): string | undefined {
  const allowed = nextProductionStatuses(order);
  if (allowed.includes(next)) return undefined;
  const now =
    order.cancelStatus === 'CANCELED'
      ? 'is canceled'
      : order.productionStatus === next
        ? `is already ${codeWords(next)}`
        : `is ${codeWords(order.productionStatus)}`;
  const why =
    next === 'FINISHED' && order.cancelStatus !== 'CANCELED' && order.productionStatus === 'PROCESSING'
      ? ' and hasn’t fully shipped'
      : '';
  const may =
    allowed.length > 0
      ? `From here it can go to ${listWords(allowed.map(codeWords), 4).replace(' and ', ' or ')}.`
      : 'Its status can no longer change.';
  return `Order #${orderNumber} ${now}${why}. ${may}`;
}

/** Why nothing of an order can be canceled: `conflict` when it is canceled already, else what can be done. */
export function cancelRefusal(
  orderNumber: number,
  order: Standing,
  lines: readonly Units[],
): { code: 'conflict' | 'bad_transition'; message: string } | undefined {
  if (order.cancelStatus === 'CANCELED') {
    return {
      code: 'conflict',
      message: `Order #${orderNumber} is already canceled. Nothing was refunded again.`,
    };
  }
  if (lines.some((line) => openUnits(line) > 0)) return undefined;
  return {
    code: 'bad_transition',
    message: `Everything left on order #${orderNumber} has shipped, so it can no longer be canceled. Ask the customer to send it back instead.`,
  };
}

/** Why address and shipping method can no longer change; undefined when they can. */
export function shippingChangeRefusal(orderNumber: number, order: Standing): string | undefined {
  if (order.cancelStatus === 'CANCELED')
    return `Order #${orderNumber} is canceled, so there’s nothing to ship.`;
  if (order.fulfillmentStatus === 'FULFILLED') {
    return `Order #${orderNumber} has shipped, so this can no longer change. To send it again, say "send the shipment again".`;
  }
  return undefined;
}

/** Why nothing of an order can be shipped: `conflict` when it has shipped already, else what to do first. */
export function fulfillRefusal(
  orderNumber: number,
  order: Standing & { holdReason: string | null },
  lines: readonly Units[],
): { code: 'conflict' | 'bad_transition'; message: string } | undefined {
  if (order.cancelStatus === 'CANCELED')
    return {
      code: 'bad_transition',
      message: `Order #${orderNumber} is canceled, so there’s nothing to ship.`,
    };
  if (!lines.some((line) => openUnits(line) > 0))
    return {
      code: 'conflict',
      message: `Order #${orderNumber} has already shipped. To send it again, say "send the shipment again".`,
    };
  if (order.productionStatus === 'ON_HOLD')
    return {
      code: 'bad_transition',
      message: `Order #${orderNumber} is on hold${order.holdReason ? ` (${order.holdReason})` : ''}. Release the hold first, then ship it.`,
    };
  return undefined;
}

/** The production status of an order that ships now, from its lines after it. */
export const statusAfterShipping = (lines: readonly Units[]): ProductionStatus =>
  lines.every((line) => openUnits(line) === 0) ? 'FINISHED' : 'PROCESSING';

/**
 * Whether an order was paid, in money or with store credit, and how much of it went back. Amounts in minor units. What was
 * canceled of an order isn't known here, so that one that is partly canceled counts as paid once anything was.
 */
export function paymentStatusOf(order: {
  totalMinor: number;
  capturedMinor: number;
  creditMinor: number;
  refundedMinor: number;
  creditBackMinor: number;
  cancelStatus: CancelStatus;
}): PaymentStatus {
  const paid = order.capturedMinor + order.creditMinor;
  const back = order.refundedMinor + order.creditBackMinor;
  if (paid === 0) return order.totalMinor === 0 ? 'PAID' : 'PENDING';
  if (back > 0) return back >= paid ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return paid < order.totalMinor && order.cancelStatus === 'NONE' ? 'PARTIALLY_PAID' : 'PAID';
}
