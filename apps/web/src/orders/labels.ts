import type { OrderDetail, OrderRow } from '@brandwright/contract/orders/entities.ts';
import { originLabels, shipmentStatusLabels } from '@brandwright/contract/orders/enums.ts';
import type {
  CancelStatus,
  FulfillmentStatus,
  OrderOrigin,
  OrderTab,
  PaymentStatus,
  ProductionStatus,
  ShipmentStatus,
} from '@brandwright/contract/orders/enums.ts';
import { screenAddress } from '#routes/patterns.ts';
import type { Tone } from '#ui/badge.tsx';

export const creditsAddress = '/store-credits';
export const creditAddress = (id: string) => screenAddress('/store-credits/{id}', { id });

/** A code as a founder reads it, with the color of its dot. */
export interface Label {
  label: string;
  tone: Tone;
}

export const productionLabels: Readonly<Record<ProductionStatus, Label>> = {
  OUTSTANDING: { label: 'Outstanding', tone: 'neutral' },
  PROCESSING: { label: 'Processing', tone: 'info' },
  ON_HOLD: { label: 'On hold', tone: 'warn' },
  FINISHED: { label: 'Finished', tone: 'good' },
};

export const fulfillmentLabels: Readonly<Record<FulfillmentStatus, Label>> = {
  NONE: { label: 'Not shipped', tone: 'neutral' },
  PARTIAL: { label: 'Partly shipped', tone: 'info' },
  FULFILLED: { label: 'Fulfilled', tone: 'good' },
};

export const cancelLabels: Readonly<Record<CancelStatus, Label>> = {
  NONE: { label: 'Not canceled', tone: 'neutral' },
  PARTIAL: { label: 'Partly canceled', tone: 'warn' },
  CANCELED: { label: 'Canceled', tone: 'bad' },
};

/** RECEIVED is shown as complete (brand-kit document §4). */
export const returnLabels: Readonly<Record<OrderRow['returnStatus'], Label>> = {
  NONE: { label: 'No return', tone: 'neutral' },
  CREATED: { label: 'Return created', tone: 'info' },
  SHIPPING: { label: 'Return on its way', tone: 'info' },
  RECEIVED: { label: 'Return complete', tone: 'good' },
  CANCELED: { label: 'Return canceled', tone: 'neutral' },
};

export const paymentLabels: Readonly<Record<PaymentStatus, Label>> = {
  PENDING: { label: 'Not paid yet', tone: 'warn' },
  PARTIALLY_PAID: { label: 'Partly paid', tone: 'warn' },
  PAID: { label: 'Paid', tone: 'good' },
  PARTIALLY_REFUNDED: { label: 'Partly refunded', tone: 'info' },
  REFUNDED: { label: 'Refunded', tone: 'neutral' },
};

export const shipmentLabels: Readonly<Record<ShipmentStatus, Label>> = {
  PREPARING: { label: shipmentStatusLabels.PREPARING, tone: 'neutral' },
  IN_TRANSIT: { label: shipmentStatusLabels.IN_TRANSIT, tone: 'info' },
  OUT_FOR_DELIVERY: { label: shipmentStatusLabels.OUT_FOR_DELIVERY, tone: 'info' },
  DELIVERED: { label: shipmentStatusLabels.DELIVERED, tone: 'good' },
  LOST: { label: shipmentStatusLabels.LOST, tone: 'bad' },
  RETURNED: { label: shipmentStatusLabels.RETURNED, tone: 'warn' },
  REPLACED: { label: shipmentStatusLabels.REPLACED, tone: 'neutral' },
};

/** The tabs of the orders screen, in their order (brand-kit document §2). */
export const tabLabels: Readonly<Record<OrderTab, string>> = {
  ALL: 'All',
  OUTSTANDING: 'Outstanding',
  PROCESSING: 'Processing',
  FULFILLED: 'Fulfilled',
  CANCELED: 'Canceled',
  ON_HOLD: 'On hold',
  RETURNS: 'Returns',
};

/** Where an order came from; the own shop by its own name where that is known (brand-kit document §3). */
export function originLabel(origin: OrderOrigin, shopName?: string): string {
  return origin === 'SHOPIFY_PLATFORM' && shopName ? shopName : originLabels[origin];
}

/** Under which origin the orders of a shop are listed. */
export const originsOfShops = {
  SHOPIFY: 'SHOPIFY_CREATOR',
  WOOCOMMERCE: 'WOOCOMMERCE',
  BIGCOMMERCE: 'BIGCOMMERCE',
} as const satisfies Record<string, OrderOrigin>;

/** The button that moves an order to a status, given where it is. */
export function statusVerb(from: ProductionStatus, to: ProductionStatus): string {
  if (to === 'ON_HOLD') return 'Put on hold';
  if (to === 'FINISHED') return 'Mark as finished';
  if (to === 'PROCESSING') return from === 'ON_HOLD' ? 'Release and process' : 'Start processing';
  return from === 'ON_HOLD' ? 'Release the hold' : 'Back to outstanding';
}

/** The status an order would go to next if all goes well; undefined when the next step is not a status. */
export function nextStatus(
  order: Pick<OrderDetail, 'productionStatus'> & {
    allowed: Pick<OrderDetail['allowed'], 'productionStatuses'>;
  },
): ProductionStatus | undefined {
  const forward: Record<ProductionStatus, ProductionStatus | undefined> = {
    OUTSTANDING: 'PROCESSING',
    ON_HOLD: 'OUTSTANDING',
    PROCESSING: 'FINISHED',
    FINISHED: undefined,
  };
  const next = forward[order.productionStatus];
  return next && order.allowed.productionStatuses.includes(next) ? next : undefined;
}
