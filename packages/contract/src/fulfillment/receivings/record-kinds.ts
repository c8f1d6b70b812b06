import type { RecordNoun } from '../../kernel/record-kinds.ts';

/** The kinds of records of inbound shipments. */
export const receivingKinds = {
  receiving: { noun: 'receiving', plural: 'receivings' },
} as const satisfies Record<string, RecordNoun>;

declare module '../../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof receivingKinds, RecordNoun> {}
}
