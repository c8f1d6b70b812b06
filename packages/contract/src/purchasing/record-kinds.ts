import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const purchasingKinds = {
  purchase_item: { noun: 'purchase order', plural: 'purchase orders' },
  supplier_invoice: { noun: 'invoice', plural: 'invoices' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof purchasingKinds, RecordNoun> {}
}
