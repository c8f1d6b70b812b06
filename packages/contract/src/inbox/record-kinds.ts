import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const inboxKinds = {
  supplier_conversation: { noun: 'conversation', plural: 'conversations' },
  supplier_message: { noun: 'message', plural: 'messages' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof inboxKinds, RecordNoun> {}
}
