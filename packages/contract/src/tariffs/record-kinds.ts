import type { RecordNoun } from '../kernel/record-kinds.ts';

/** The kinds of records of this area. */
export const tariffKinds = {
  tariff_line: { noun: 'tariff line', plural: 'tariff lines' },
  duty_watch: { noun: 'duty watch', plural: 'duty watches' },
} as const satisfies Record<string, RecordNoun>;

declare module '../kernel/record-kinds.ts' {
  interface RecordKinds extends Record<keyof typeof tariffKinds, RecordNoun> {}
}
