import type { RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../../fields.ts';
import { listOf, recordsOfKind } from './list-of-kind.ts';
import { recordsOf, standsFor, type SeenRecord } from '../records/records.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

/** What was singled out longer ago is another matter. */
const mostSteps = 3;

/** What things are sorted by rather than what they are of. */
const sorting: readonly RecordKind[] = ['category', 'tariff_line', 'file', 'job'];

/**
 * Records of a kind that go with what was singled out last: the chat with the supplier whose invoice was opened, the orders of
 * a customer. Empty where none do. `isFar`: also what another look tells, and what is called after it.
 */
export async function reach(
  kind: RecordKind,
  isFar: boolean,
  { focus }: DialogueState,
  services: GroundingServices,
): Promise<readonly SeenRecord[]> {
  for (const record of focus.slice(0, mostSteps)) {
    if (record.kind === kind) continue;
    for (const [through, value] of waysFrom(record)) {
      const found = await thoseOf(kind, through, value, services);
      if (found.length > 0) return found;
    }
    const told = isFar ? await toldBy(kind, record, services) : null;
    if (told) return [told];
  }
  return isFar ? calledAfter(kind, focus.slice(0, mostSteps), services) : [];
}

/** "The inspection for those", after a receiving: records that are called after what was singled out: "24 units of receiving RCV-1003". */
async function calledAfter(
  kind: RecordKind,
  focus: readonly SeenRecord[],
  services: GroundingServices,
): Promise<readonly SeenRecord[]> {
  const names = focus
    .filter((record) => record.kind !== kind && !sorting.includes(record.kind))
    .flatMap(({ label }) => (label.length >= leastName ? [label.toLowerCase()] : []));
  if (names.length === 0) return [];
  const all = await recordsOfKind(kind, services);
  const [found = []] = names
    .map((name) => all.filter(({ label }) => label.toLowerCase().includes(name)))
    .filter((records) => records.length > 0);
  return found;
}
const leastName = 7;

/** Of a record through another: whose order a support ticket is about. Null where no look at the other says it. */
async function toldBy(
  kind: RecordKind,
  record: SeenRecord,
  services: GroundingServices,
): Promise<SeenRecord | null> {
  for (const [through, value] of waysFrom(record)) {
    if (through === record.kind) continue;
    const look = services.find(`get_${through}`);
    const fields = look?.effect === 'read' ? fieldsOf(look) : [];
    const field = fields.find(({ meta, array }) => meta.ref === through && !array);
    if (!look || !field || fields.some((other) => other.required && other !== field)) continue;
    const isOfField = field.kind === 'integer' ? typeof value === 'number' : typeof value === 'string';
    if (!isOfField) continue;
    const trial = await services.tryRead(look.name, { [field.name]: value });
    if (!trial.ok) continue;
    const [main] = recordsOf(look, trial.result);
    const [told] = main?.single ? main.records : [];
    if (told && standsFor(told, kind)) return told;
  }
  return null;
}

/** The record itself, then what it says one of: an invoice its supplier. */
function waysFrom(record: SeenRecord): (readonly [RecordKind, string | number])[] {
  const kinds = [record.kind, ...[...record.refs.keys()].filter((kind) => kind !== record.kind)];
  return kinds.flatMap((kind) => {
    if (sorting.includes(kind) || !standsFor(record, kind)) return [];
    return (record.refs.get(kind) ?? []).map(({ value }) => [kind, value] as const);
  });
}

/** Records of a kind that belong to another record, as far as their list can tell. */
async function thoseOf(
  kind: RecordKind,
  through: RecordKind,
  value: string | number,
  services: GroundingServices,
): Promise<readonly SeenRecord[]> {
  const list = listOf(kind, services.offered);
  const filter = list && fieldsOf(list).find(({ meta, excludes }) => meta.ref === through && !excludes);
  const isOf = (record: SeenRecord) =>
    record.kind === kind && (record.refs.get(through)?.some((ref) => ref.value === value) ?? false);
  if (!list || !filter) return (await recordsOfKind(kind, services)).filter(isOf);
  const given = filter.kind === 'string' ? String(value) : value;
  const trial = await services.tryRead(list.name, { [filter.name]: filter.array ? [given] : given });
  if (!trial.ok) return [];
  return recordsOf(list, trial.result)
    .flatMap(({ records, single }) => (single ? [] : records))
    .filter(isOf);
}
