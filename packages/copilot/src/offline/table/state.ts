import type { AnyDeclaration } from '@brandwright/contract';
import type { AttachedFile } from '../turn/turn-context.ts';
import type { PastCall } from '../turn/conversation.ts';
import { recordsOf, type SeenList, type SeenRecord } from './records.ts';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import type { RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../arguments/fields.ts';

/** What the conversation has on the table when a request is read. Latest first everywhere. */
export interface Table {
  lists: readonly SeenList[];
  /** Single records spoken of: opened, acted on, or shown by the screen. */
  focus: readonly SeenRecord[];
  /** Records that the last call acted on, for "the others". */
  chosen: ReadonlySet<SeenRecord>;
  /** Files that came with the message. */
  files: readonly AttachedFile[];
  find: (name: string) => AnyDeclaration | undefined;
  /** Settled calls, oldest first. */
  calls: readonly PastCall[];
}

/** Puts the results of calls, the record that the last answer began with and the record in view on the table. */
export function layTable(
  calls: readonly PastCall[],
  screen: ScreenInView | null,
  find: (name: string) => AnyDeclaration | undefined,
  files: readonly AttachedFile[] = [],
  answered = '',
): Table {
  const lists: SeenList[] = [];
  const focus: SeenRecord[] = [];
  const chosen = new Set<SeenRecord>();
  for (const [index, call] of calls.entries()) {
    const declaration = find(call.operation);
    if (!declaration) continue;
    for (const record of namedByInput(declaration, call, lists)) {
      focus.unshift(record);
      if (index === calls.length - 1) chosen.add(record);
    }
    if (call.outcome?.ok !== true) continue;
    const seen = recordsOf(declaration, call.outcome.result);
    // The outermost comes last on the pile, so that it is found first.
    for (const list of [...seen].reverse()) lists.unshift(list);
    const main = seen[0];
    if (main?.single && main.records[0]) focus.unshift(main.records[0]);
    else if (main && main.records.length === 1 && main.records[0]) focus.unshift(main.records[0]);
  }
  const acted = actedOn(calls, lists, find);
  if (acted) lists.unshift(acted);
  const named = spokenOf(answered, lists);
  if (named) focus.unshift(named);
  const record = screen?.record;
  if (record) focus.push(screenRecord(record));
  return { lists, focus, chosen, files, calls, find };
}

/** The records that the latest calls changed one by one with the same request: "them" means these. */
function actedOn(
  calls: readonly PastCall[],
  lists: readonly SeenList[],
  find: (name: string) => AnyDeclaration | undefined,
): SeenList | null {
  const last = calls.at(-1);
  const declaration = last && find(last.operation);
  if (!last || !declaration || declaration.effect === 'read') return null;
  const refs = new Set(fieldsOf(declaration).flatMap((field) => (field.meta.ref ? [field.name] : [])));
  const rest = (call: PastCall) =>
    JSON.stringify(
      Object.entries(call.input)
        .filter(([name]) => !refs.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const records: SeenRecord[] = [];
  for (const call of [...calls].reverse()) {
    if (call.operation !== last.operation || rest(call) !== rest(last)) break;
    records.unshift(...namedByInput(declaration, call, lists).slice(0, 1));
  }
  return records.length > 1 ? { operation: last.operation, records, single: false } : null;
}

/** "Lume & Cera is the cheapest …": the record of a list that an answer begins with. */
function spokenOf(answered: string, lists: readonly SeenList[]): SeenRecord | null {
  const start = answered.trimStart();
  if (!start) return null;
  const records = lists.filter((list) => !list.single).flatMap((list) => list.records);
  return records.find((record) => record.label.length > 2 && start.startsWith(`${record.label} `)) ?? null;
}

function screenRecord(record: { kind: string; id: string; label: string }): SeenRecord {
  const kind = record.kind as RecordKind;
  const number = /#(\d+)/.exec(record.label)?.[1] ?? /^\d{3,}$/.exec(record.id)?.[0];
  const values: { field: string; value: string | number }[] = [{ field: 'id', value: record.id }];
  if (number) values.push({ field: 'number', value: Number(number) });
  return { kind, refs: new Map([[kind, values]]), label: record.label, data: {} };
}

function namedByInput(declaration: AnyDeclaration, call: PastCall, lists: readonly SeenList[]): SeenRecord[] {
  return fieldsOf(declaration).flatMap((field) => {
    const kind = field.meta.ref;
    const value = call.input[field.name];
    if (!kind || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const known = lists
      .flatMap((list) => list.records)
      .find((record) => record.kind === kind && record.refs.get(kind)?.some((ref) => ref.value === value));
    return [
      known ?? {
        kind,
        refs: new Map([[kind, [{ field: field.name, value }]]]),
        label: typeof value === 'number' ? `#${value}` : value,
        data: {},
      },
    ];
  });
}
