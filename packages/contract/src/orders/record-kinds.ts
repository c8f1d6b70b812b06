import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const orderKinds = {
  order: { noun: 'order', plural: 'orders' },
  order_line_item: { noun: 'item', plural: 'items' },
  order_rule: { noun: 'rule', plural: 'rules' },
  store_credit: { noun: 'store credit', plural: 'store credits' },
  customer: { noun: 'customer', plural: 'customers' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof orderKinds, RecordNoun> {}
}
