import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const homeKinds = {
  feed_item: { noun: 'notice', plural: 'notices' },
  reminder: { noun: 'reminder', plural: 'reminders' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof homeKinds, RecordNoun> {}
}
