import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const supportKinds = {
  support_ticket: { noun: 'support ticket', plural: 'support tickets' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof supportKinds, RecordNoun> {}
}
