import { metaOf, unwrap, type AnyDeclaration, type RecordKind } from '@brandwright/contract';
import { z } from 'zod';
import { fieldsOf, shapeOf } from '../../fields.ts';
import { recordsOf, type SeenRecord } from '../records/records.ts';
import type { GroundingServices } from '../conversation/services.ts';

/**
 * All records of a kind that the store has, as far as one list shows them; empty where no list of just these needs nothing.
 * `archived` asks for those that were put away in place of those in use.
 */
export async function recordsOfKind(
  kind: RecordKind,
  services: GroundingServices,
  archived = false,
): Promise<readonly SeenRecord[]> {
  const list = listOf(kind, services.offered);
  if (!list) return [];
  const fields = fieldsOf(list);
  const size = fields.find(({ name }) => name === 'size');
  if (archived && !fields.some(({ name }) => name === 'isArchived')) return [];
  const trial = await services.tryRead(list.name, {
    ...(size && { size: Math.min(50, size.greatest) }),
    ...(archived && { isArchived: true }),
  });
  if (!trial.ok) return [];
  return recordsOf(list, trial.result)
    .filter(({ single }) => !single)
    .flatMap(({ records }) => records.filter((record) => record.kind === kind));
}

/** The read that lists records of a kind and needs no input: the one with the plainest name. */
export function listOf(kind: RecordKind, offered: readonly AnyDeclaration[]): AnyDeclaration | undefined {
  return offered
    .filter(
      (operation) =>
        operation.effect === 'read' &&
        operation.name.startsWith('list_') &&
        rowKind(operation) === kind &&
        operation.input.safeParse({}).success,
    )
    .sort((a, b) => a.name.length - b.name.length)[0];
}

const cache = new WeakMap<AnyDeclaration, RecordKind | null>();

/** What the rows of a list are; null for what is no list. */
export function rowKind(operation: AnyDeclaration): RecordKind | null {
  const known = cache.get(operation);
  if (known !== undefined) return known;
  let found: RecordKind | null = null;
  for (const child of Object.values(shapeOf(operation.output))) {
    const inner = unwrap(child);
    if (!(inner instanceof z.ZodArray)) continue;
    const row = shapeOf(inner.element as z.ZodType);
    found =
      metaOf(row['id'] ?? z.never()).ref ??
      Object.values(row).flatMap((one) => metaOf(one).ref ?? [])[0] ??
      null;
    if (found) break;
  }
  cache.set(operation, found);
  return found;
}
