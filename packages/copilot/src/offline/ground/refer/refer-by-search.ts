import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../../fields.ts';
import { rowKind } from './list-of-kind.ts';
import { isCalled, tellingWords } from '../records/name-match.ts';
import { recordsOf } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import type { GroundingServices } from '../conversation/services.ts';

/** A part of a name is less sure than the whole of it, and its beginning more so than another part. */
const certainty = { beginning: 0.9, part: 0.8 };

/** "The Cornish ones", "Nakamura's": records that a search of their kind finds, and that are called by every telling word. */
export async function bySearch(
  words: string,
  kind: RecordKind,
  services: GroundingServices,
): Promise<Resolution> {
  const telling = tellingWords(words, kind);
  if (telling.length === 0 || telling.length > mostWords) return { kind: 'unknown' };
  for (const { operation, field } of searchesOf(kind, services.offered)) {
    const trial = await services.tryRead(operation.name, { [field]: telling.join(' ') });
    if (!trial.ok) continue;
    const rows = recordsOf(operation, trial.result)
      .flatMap(({ records, single }) => (single ? [] : records))
      .filter((record) => record.kind === kind && isCalled(record, telling));
    const [only] = rows;
    const begins = only?.label.toLowerCase().startsWith(telling.join(' ')) ?? false;
    if (rows.length === 1) return found(rows, begins ? certainty.beginning : certainty.part);
    if (rows.length > 1) return { kind: 'several', records: rows, newestFirst: true };
  }
  return { kind: 'unknown' };
}

const mostWords = 5;

/** Reads that look for records of a kind by words, those of the store's own first. */
function searchesOf(
  kind: RecordKind,
  offered: readonly AnyDeclaration[],
): { operation: AnyDeclaration; field: string }[] {
  return offered
    .flatMap((operation) => {
      if (operation.effect !== 'read' || rowKind(operation) !== kind) return [];
      const field = fieldsOf(operation).find(({ meta }) => meta.sense === 'search_words')?.name;
      return field && operation.input.safeParse({ [field]: 'word' }).success ? [{ operation, field }] : [];
    })
    .sort((a, b) => a.operation.name.localeCompare(b.operation.name));
}
