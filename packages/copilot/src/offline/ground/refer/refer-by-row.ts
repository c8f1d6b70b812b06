import type { RecordKind } from '@brandwright/contract';
import { isRecord } from '@brandwright/contract/kernel/is-record.ts';
import { singular, stem } from '@brandwright/language/words/stems.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { listedRows } from './refer-by-list.ts';
import { tellingWords, tellingTextOf } from '../records/name-match.ts';
import type { SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { knownRecords, latestRows } from '../conversation/seen-rows.ts';
import type { DialogueState } from '../conversation/state.ts';

const nameField = /^(?:name|title|displayName|companyName|brandName|customerName|supplierName|fullName)$/;

/**
 * "Olivia Ueda answered, hers can go": rows of the list in view of which a whole name stands in the message, else records that
 * were shown before; null for none.
 */
export function referByRowName(text: string, kind: RecordKind, state: DialogueState): Resolution | null {
  const rows = rowsNamedWholly(text, latestRows(state, kind)?.rows ?? []);
  const named = rows.length > 0 ? rows : rowsNamedWholly(text, knownRecords(state, kind));
  if (named.length === 0) return null;
  return named.length === 1 ? found(named, 0.9) : { kind: 'several', records: named };
}

/** The rows of which a whole name of two words and more stands in a text. */
export function rowsNamedWholly(text: string, rows: readonly SeenRecord[]): readonly SeenRecord[] {
  const said = plain(text);
  return rows.filter((row) => [...namesOf(row), ...labelOf(row)].some((name) => isSaid(name, said)));
}

/** What a row is called, where it is a name of two words and more. */
const labelOf = ({ label }: SeenRecord): string[] =>
  label.split(', ').flatMap((part) => (/^\p{L}+ \p{L}/u.test(part) ? [plain(part).trim()] : []));

/**
 * "Ines Bennett used hers, cancel it": of a list of which only a part is shown, the row in view with those of the same person or
 * company that aren't. For what changes something; to look, the one in view is good enough.
 */
export async function withUnshown(
  resolution: Resolution,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const latest = latestRows(state, kind);
  if (resolution.kind !== 'found' || !latest) return resolution;
  const [row, ...more] = resolution.records;
  const { operation, input, result } = latest.result;
  const total = isRecord(result) ? result['total'] : null;
  if (!row || more.length > 0 || !latest.rows.includes(row)) return resolution;
  if (typeof total !== 'number' || total <= latest.rows.length) return resolution;
  const filters = fieldsOf(operation).filter(({ meta }) => meta.ref && meta.ref !== kind);
  const refOf = ({ meta }: FieldSpec) => (meta.ref ? row.refs.get(meta.ref)?.[0]?.value : undefined);
  const filter = filters.find((one) => refOf(one) !== undefined) ?? filters.find(takesName);
  const whose = filter && (refOf(filter) ?? namesOf(row)[0]);
  if (!filter || whose === undefined) return resolution;
  const { page: _, ...conditions } = input;
  const value = filter.kind === 'string' ? String(whose) : whose;
  const trial = await services.tryRead(operation.name, {
    ...conditions,
    [filter.name]: filter.array ? [value] : value,
  });
  const rows = trial.ok ? listedRows(operation, kind, trial.result) : [];
  return rows.length > 1 ? { kind: 'several', records: rows } : resolution;
}

const takesName = ({ kind, format, array }: FieldSpec) => kind === 'string' && format !== 'uuid' && !array;

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, ' ')} `;

/** Whole names of a record and of whom it is of; one word alone is too common. */
const namesOf = ({ data }: SeenRecord): string[] =>
  Object.entries(data).flatMap(([field, value]) =>
    nameField.test(field) && typeof value === 'string' && value.includes(' ') ? [plain(value).trim()] : [],
  );

/** "Yuki Ishikawas" says the name too. */
const isSaid = (name: string, said: string): boolean =>
  said.includes(` ${name} `) || said.includes(` ${name}s `) || said.includes(` ${name} s `);

const plainForm = (word: string): string => stem(singular(word));

/** Of several records that a name fits, the one that the other words of the message tell apart. */
export function narrowed(resolution: Resolution, text: string, kind: RecordKind): Resolution {
  if (resolution.kind !== 'several') return resolution;
  const wanted = tellingWords(text, kind).map(plainForm);
  const texts = resolution.records.map((record) => new Set(tellingTextOf(record).map(plainForm)));
  const telling = wanted.filter(
    (word) => texts.some((own) => own.has(word)) && !texts.every((own) => own.has(word)),
  );
  if (telling.length === 0) return resolution;
  const scores = texts.map((own) => telling.filter((word) => own.has(word)).length);
  const best = Math.max(...scores);
  const fitting = resolution.records.filter((_, place) => scores[place] === best);
  return fitting.length === 1 ? found(fitting, 0.8) : { ...resolution, records: fitting };
}
