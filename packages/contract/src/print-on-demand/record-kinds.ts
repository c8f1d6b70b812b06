import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const printOnDemandKinds = {
  blank_product: { noun: 'blank', plural: 'blanks' },
  product_template: { noun: 'print-on-demand template', plural: 'print-on-demand templates' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof printOnDemandKinds, RecordNoun> {}
}
