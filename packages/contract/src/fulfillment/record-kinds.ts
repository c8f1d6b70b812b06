import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const fulfillmentKinds = {
  shipping_label: { noun: 'label', plural: 'labels' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof fulfillmentKinds, RecordNoun> {}
}
