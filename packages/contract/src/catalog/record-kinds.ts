import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const catalogKinds = {
  product: { noun: 'product', plural: 'products' },
  sku: { noun: 'SKU', plural: 'SKUs' },
  /** What stock is asked about: a SKU, or all that the words fit. */
  stocked_product: { noun: 'product', plural: 'products' },
  stock_place: { noun: 'stock place', plural: 'stock places' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof catalogKinds, RecordNoun> {}
}
