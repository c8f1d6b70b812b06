import type { FocusedRecord } from '../ground/conversation/turn-context.ts';
import type { FactRow } from './facts.ts';

export const sentence = (parts: readonly string[]) =>
  parts.length > 2 ? parts.map((part) => `- ${part}`).join('\n') : `${parts.map(capital).join('. ')}.`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The records that rows are about. */
export function focusOf(rows: readonly FactRow[]): FocusedRecord[] {
  return rows.slice(0, 3).flatMap(({ record }) => {
    const value = record?.refs.get(record.kind)?.[0]?.value;
    return record && value !== undefined ? [{ kind: record.kind, value, label: record.label }] : [];
  });
}
