import type { RecordKind } from '@brandwright/contract';
import type { SeenRecord } from '../records/records.ts';
import { latestRows } from './seen-rows.ts';
import type { DialogueState } from './state.ts';

/** States of a record in which nothing is done with it any more. */
const ended = new Set(
  'FINISHED CANCELED CANCELLED CLOSED ARCHIVED COMPLETED DONE DECLINED EXPIRED WITHDRAWN'.split(' '),
);

/** States that are the end of records of some kinds, and none of others: an order that is paid is still to ship. */
const endedOf: Partial<Record<RecordKind, ReadonlySet<string>>> = {
  supplier_invoice: new Set(['PAID', 'VOID']),
};

/** Of several records the only one that is not over, by the states they show; null where they show none or more are open. */
export function onlyOpen(records: readonly SeenRecord[]): SeenRecord | null {
  if (records.length < 2 || !records.every((record) => statesOf(record).length > 0)) return null;
  const isOver = ({ kind }: SeenRecord, state: string) =>
    ended.has(state) || endedOf[kind]?.has(state) === true;
  const open = records.filter((record) => !statesOf(record).some((state) => isOver(record, state)));
  const [only] = open;
  return only && open.length === 1 ? only : null;
}

const statesOf = ({ data }: SeenRecord): string[] =>
  Object.entries(data).flatMap(([field, value]) =>
    /status$/i.test(field) && typeof value === 'string' ? [value] : [],
  );

/** "Put that in for him", after a list of all he ordered: the only order that is not over. */
export function onlyOpenShown(state: DialogueState, kind: RecordKind): SeenRecord | undefined {
  const latest = latestRows(state, kind);
  if (!latest || latest.result !== state.results[0]) return undefined;
  const { result } = latest.result;
  const total = typeof result === 'object' && result !== null && 'total' in result ? result.total : undefined;
  if (typeof total === 'number' && total > latest.rows.length) return undefined;
  return onlyOpen(latest.rows.filter((record) => record.kind === kind)) ?? undefined;
}
