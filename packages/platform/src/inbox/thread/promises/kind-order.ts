import type { PromiseKind } from '@brandwright/contract/inbox/thread/promise.ts';

const kindOrder: readonly PromiseKind[] = [
  'PRICE',
  'MOQ',
  'SAMPLE_COST',
  'SAMPLE_TIME',
  'LEAD_TIME',
  'DELIVERY_DATE',
  'PAYMENT_TERMS',
  'SHIPPING_TERMS',
  'SHIPPING_COST',
  'TOOLING_COST',
  'PRICE_VALIDITY',
  'CERTIFICATE',
];

/** The order in which what was promised is told. */
export const byKind = (one: { kind: PromiseKind }, other: { kind: PromiseKind }): number =>
  kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind);
