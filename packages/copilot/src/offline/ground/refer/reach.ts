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
 * a customer. Empty where none do.
 */
export async function reach(
  kind: RecordKind,
  { focus }: DialogueState,
  services: GroundingServices,
): Promise<readonly SeenRecord[]> {
  for (const record of focus.slice(0, mostSteps)) {
    if (record.kind === kind) continue;
    for (const [through, value] of waysFrom(record)) {
      const found = await thoseOf(kind, through, value, services);
      if (found.length > 0) return found;
    }
  }
  return [];
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
