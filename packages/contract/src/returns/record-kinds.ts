import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const returnKinds = {
  return_order: { noun: 'return', plural: 'returns' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof returnKinds, RecordNoun> {}
}
