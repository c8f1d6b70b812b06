import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import { valueFor, type SeenRecord } from './records.ts';
import { inFocus } from './seen-rows.ts';
import { onlyOpenShown } from './still-open.ts';
import type { DialogueState } from './state.ts';
import type { Work } from './work.ts';

/** Records that are needed and were not said: the one in focus. */
export function assumeRecords(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  work: Work,
  state: DialogueState,
): SeenRecord[] {
  const assumed: SeenRecord[] = [];
  const kinds = new Set(
    fields.flatMap(({ name, meta }) => (meta.ref && input[name] !== undefined ? [meta.ref] : [])),
  );
  for (const field of fields) {
    const kind = field.meta.ref;
    if (!kind || kind === 'file' || field.kind === 'object') continue;
    if (field.array && !(field.required && isActedOn(operation, kind, state))) continue;
    if (input[field.name] !== undefined || work.several?.field === field.name || kinds.has(kind)) continue;
    if (work.unclear?.field === field || work.unknown.some((one) => one.field === field)) continue;
    if (!field.required && !field.meta.question) continue;
    if (
      !field.required &&
      operation.effect === 'read' &&
      !field.meta.hasDefault &&
      !operation.http.path.includes('{')
    )
      continue;
    const open = operation.effect === 'read' ? undefined : onlyOpenShown(state, kind);
    const record = inFocus(state, kind) ?? open;
    const value = record && valueFor(record, kind, field);
    if (!record || value === null || value === undefined) continue;
    input[field.name] = field.array ? [value] : value;
    kinds.add(kind);
    assumed.push(record);
  }
  if (
    operation.effect !== 'read' &&
    kinds.size === 0 &&
    !work.several &&
    !work.unclear &&
    work.unknown.length === 0
  )
    assumed.push(...assumeEither(fields, input, state));
  return assumed;
}

/** "Add it to my suppliers and tag steel": the one that the call just before changed. */
function isActedOn({ effect }: AnyDeclaration, kind: RecordKind, { results, focus }: DialogueState): boolean {
  const [last] = results;
  if (effect === 'read' || !last || last.operation.effect === 'read') return false;
  const [record] = focus;
  return (
    record?.refs.has(kind) === true &&
    fieldsOf(last.operation).some(
      ({ meta, name, array }) => meta.ref === kind && !array && last.input[name] !== undefined,
    )
  );
}

/** A change of one of several kinds of things ("save it": a supplier or an item): the one that was singled out last. */
function assumeEither(
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  state: DialogueState,
): SeenRecord[] {
  const takers = fields.filter(
    ({ meta, required, array }) => meta.ref && meta.ref !== 'file' && !required && !array,
  );
  if (takers.length < 2) return [];
  for (const record of state.focus) {
    const field = takers.find(({ meta }) => meta.ref === record.kind);
    const value = field?.meta.ref && valueFor(record, field.meta.ref, field);
    if (!field || value === null || value === undefined) continue;
    input[field.name] = value;
    return [record];
  }
  return [];
}
