import { z } from 'zod';
import { type AnyDeclaration, metaOf, type RecordKind, unwrap } from '@brandwright/contract';
import { isUuid as isUuidText } from '@brandwright/contract/kernel/uuid.ts';
import { shapeOf } from '../../fields.ts';

/** A record seen in a result (or on the screen), with every value in it that names a record. */
export interface SeenRecord {
  kind: RecordKind;
  /** Values by kind, in the order of the schema: an order's row names the order and its customer. */
  refs: ReadonlyMap<RecordKind, readonly { field: string; value: string | number }[]>;
  label: string;
  data: Readonly<Record<string, unknown>>;
}

/** Records of one result: the rows of a list, or the one record it is about. */
export interface SeenList {
  operation: string;
  records: readonly SeenRecord[];
  single: boolean;
}

/** A result that is in view: what was called with what, and the records in it. */
export interface SeenResult {
  operation: AnyDeclaration;
  input: Readonly<Record<string, unknown>>;
  result: unknown;
  lists: readonly SeenList[];
}

/** Records in a result, by the declared output: the one it is about first, then its lists from the outside in. */
export function recordsOf(declaration: AnyDeclaration, result: unknown): SeenList[] {
  const lists: SeenList[] = [];
  visit(declaration.name, declaration.output, result, lists, 0);
  return lists;
}

function visit(operation: string, schema: z.ZodType, value: unknown, lists: SeenList[], depth: number): void {
  const inner = unwrap(schema);
  if (depth > 5 || value === null || typeof value !== 'object') return;
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(value)) return;
    const element = inner.element as z.ZodType;
    const records = value.flatMap((row) => readRecord(element, row));
    if (records.length > 0) lists.push({ operation, records, single: false });
    else for (const row of value.slice(0, 20)) visit(operation, element, row, lists, depth + 1);
    return;
  }
  const shape = shapeOf(inner);
  if (Object.keys(shape).length === 0) return;
  lists.push(...readRecord(inner, value).map((record) => ({ operation, records: [record], single: true })));
  // Lists first: a single record beside a list ("the oldest is …") is only an aside.
  const children = Object.entries(value).sort(
    ([, a], [, b]) => Number(Array.isArray(b)) - Number(Array.isArray(a)),
  );
  for (const [name, child] of children) {
    const childSchema = shape[name];
    if (childSchema) visit(operation, childSchema, child, lists, depth + 1);
  }
}

/** Records of any kind that the rows of a result rest on: the orders of "3 shipments were lost". */
export function recordsRestedOn(result: unknown): SeenRecord[] {
  const { items } = (typeof result === 'object' && result !== null ? result : {}) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: { records?: unknown; title?: unknown } | null) =>
    Array.isArray(item?.records)
      ? item.records
          .flatMap((one) => ofAnyKind(one))
          .map((record) => ({ ...record, data: { ...record.data, itemTitle: item.title } }))
      : [],
  );
}

function ofAnyKind(value: unknown): SeenRecord[] {
  const { kind, id, label } = (value ?? {}) as { kind?: unknown; id?: unknown; label?: unknown };
  if (typeof kind !== 'string' || typeof id !== 'string' || typeof label !== 'string') return [];
  const own = kind as RecordKind;
  const number = /#(\d+)/.exec(label)?.[1];
  const values = [
    ...(number === undefined ? [] : [{ field: 'number', value: Number(number) }]),
    { field: 'id', value: id },
  ];
  return [{ kind: own, refs: new Map([[own, values]]), label, data: value as Record<string, unknown> }];
}

function readRecord(schema: z.ZodType, value: unknown): SeenRecord[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const data = value as Record<string, unknown>;
  const refs = new Map<RecordKind, { field: string; value: string | number }[]>();
  let own: RecordKind | null = null;
  for (const [field, child] of Object.entries(shapeOf(schema))) {
    const kind = metaOf(child).ref;
    const found = data[field];
    if (!kind || (typeof found !== 'string' && typeof found !== 'number')) continue;
    const known = refs.get(kind);
    if (known) known.push({ field, value: found });
    else refs.set(kind, [{ field, value: found }]);
    if (own === null || field === 'id') own = kind;
  }
  if (own === null) return [];
  const id = data.id;
  if (typeof id === 'string' && !refs.get(own)?.some((ref) => ref.field === 'id'))
    refs.get(own)?.push({ field: 'id', value: id });
  return [{ kind: own, refs, label: labelOf(own, refs, data), data }];
}

const nameFields = [
  'label',
  'name',
  'title',
  'brandName',
  'displayName',
  'companyName',
  'friendlyName',
  'customerName',
  'customer',
  'supplierName',
  'product',
  'subject',
  'fact',
  'itemsText',
  'description',
  'email',
  'text',
];

/** As a person would name it: its number with whom it is of, its name, or what it says. Never an id. */
function labelOf(kind: RecordKind, refs: SeenRecord['refs'], data: Record<string, unknown>): string {
  const number = refs.get(kind)?.find((ref) => typeof ref.value === 'number')?.value;
  const code = Object.entries(data).find(
    ([field, value]) =>
      (/^(?:number|code|reference)$/.test(field) ||
        /(?<!^(?:tracking|country|state|currency|language|zip|postal))(?:Number|Code|Reference)$/.test(
          field,
        )) &&
      typeof value === 'string' &&
      value !== '' &&
      !isUuid(value),
  )?.[1];
  const named = nameFields
    .map((field) => data[field])
    .find((value): value is string => typeof value === 'string' && value !== '' && !isUuid(value));
  const parts = [number === undefined ? code : `#${number}`, named].filter((part) => part !== undefined);
  if (parts.length > 0) return parts.map(String).join(', ').slice(0, 120);
  const words = refs.get(kind)?.find(({ value }) => typeof value === 'string' && !isUuid(value))?.value;
  if (words !== undefined) return String(words);
  const { trackingNumber } = data as { trackingNumber?: unknown };
  return typeof trackingNumber === 'string' ? trackingNumber : firstWords(data).slice(0, 120);
}

/** What a record without a name begins with: the first message of a thread. */
function firstWords(data: Record<string, unknown>): string {
  const [first] = Object.values(data).filter(Array.isArray)[0] ?? [];
  const { text } = (first ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** A record is one of its own kind, or says one of another: an order its customer, but a comparison no one quote. */
export const standsFor = ({ kind: own, refs }: SeenRecord, kind: RecordKind): boolean =>
  refs.has(kind) && (own === kind || new Set(refs.get(kind)?.map(({ value }) => value)).size === 1);

/** The value that a field of this type takes for a record of a kind; null when the record does not hold one. */
export function valueFor(
  record: SeenRecord,
  kind: RecordKind,
  field: { kind: string; format: string | null; name: string },
): string | number | null {
  const values = record.refs.get(kind) ?? [];
  const fits = values.filter((ref) =>
    field.kind === 'integer' || field.kind === 'number' ? typeof ref.value === 'number' : true,
  );
  const same = fits.find((ref) => ref.field === field.name);
  if (same) return same.value;
  if (field.format === 'uuid') return (fits.find((ref) => isUuid(ref.value)) ?? null)?.value ?? null;
  const first = fits[0]?.value ?? null;
  return first !== null && field.kind === 'string' ? String(first) : first;
}

export function isUuid(value: unknown): boolean {
  return typeof value === 'string' && isUuidText(value);
}
