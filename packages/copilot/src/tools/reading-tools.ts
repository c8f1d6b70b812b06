import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../offline/fields.ts';

/**
 * For each kind of record the operation that opens one: of the reads that name such a record the one called after it
 * (`get_order` for an order), else the first that needs nothing else.
 */
export function readingTools(declarations: readonly AnyDeclaration[]): ReadonlyMap<RecordKind, string> {
  const found = new Map<RecordKind, { name: string; worth: number }>();
  for (const declaration of declarations) {
    if (declaration.effect !== 'read') continue;
    for (const { meta, required } of fieldsOf(declaration)) {
      if (!meta.ref) continue;
      const worth = worthFor(meta.ref, declaration, required);
      const best = found.get(meta.ref);
      if (!best || worth > best.worth) found.set(meta.ref, { name: declaration.name, worth });
    }
  }
  return new Map([...found].map(([kind, { name }]) => [kind, name]));
}

function worthFor(kind: RecordKind, declaration: AnyDeclaration, isRequired: boolean): number {
  const { name } = declaration;
  if (name === `get_${kind}`) return 4;
  if (name.startsWith('get_') || name.startsWith('show_')) return name.endsWith(`_${kind}`) ? 3 : 2;
  return isRequired ? 1 : 0;
}
