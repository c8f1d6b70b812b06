import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const storeKinds = {
  file: { noun: 'file', plural: 'files' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof storeKinds, RecordNoun> {}
}
