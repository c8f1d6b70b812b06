import type { AnyDeclaration } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';

const cache = new WeakMap<AnyDeclaration, ReadonlySet<string>>();

/** Names of the fields whose values words may give, those of rows as `items.quantity`. */
export function taggableFields(operation: AnyDeclaration): ReadonlySet<string> {
  const known = cache.get(operation);
  if (known) return known;
  const names = new Set(
    fieldsOf(operation).flatMap(({ name, fields }) => [
      name,
      ...fields.map((inner) => `${name}.${inner.name}`),
    ]),
  );
  cache.set(operation, names);
  return names;
}
