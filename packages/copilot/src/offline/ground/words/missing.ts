import type { AnyDeclaration } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';

/**
 * Needed: required fields, optional ones with a question of their own where the operation acts on one record, and the record
 * of a change that was named and isn't known: without it the change would be of another one, such as the open chat.
 */
export function missingFields(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
  several: { field: string } | null,
  unknown: readonly { field: FieldSpec }[] = [],
): FieldSpec[] {
  const isRead = operation.effect === 'read';
  const aboutOne = operation.http.path.includes('{') || !isRead;
  return fields.filter((field) => {
    if (input[field.name] !== undefined || several?.field === field.name) return false;
    if (field.required || (!isRead && unknown.some((one) => one.field === field))) return true;
    if (!field.meta.question || field.meta.hasDefault) return false;
    if (fields.some((other) => other.meta.insteadOf === field.name && input[other.name] !== undefined))
      return false;
    if (!field.meta.ref) return lacksItsThing(field, fields, input, isRead);
    if (!aboutOne) return false;
    // Fields with one label name one thing, as a supplier by the thread with it.
    const sameThing = fields.filter(
      (other) =>
        other.meta.ref === field.meta.ref ||
        (other.meta.ref !== undefined &&
          other.meta.label !== undefined &&
          other.meta.label === field.meta.label),
    );
    return !sameThing.some((other) => input[other.name] !== undefined || several?.field === other.name);
  });
}

const isRows = ({ kind, array }: FieldSpec): boolean => kind === 'object' && array;

/** A field with a question is needed after all where nothing else says the thing: no code for a product, no change at all. */
function lacksItsThing(
  field: FieldSpec,
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
  isRead: boolean,
): boolean {
  const given = fields.filter((other) => input[other.name] !== undefined);
  if (field.meta.sense === 'product_words')
    return !given.some((other) => other.meta.sense === 'hts_code' || other.kind === 'object');
  // So many of one item, where there are no rows of items.
  if (field.meta.sense === 'quantity' && fields.some(isRows)) return !given.some(isRows);
  return (
    !isRead &&
    given.every((other) => (other.meta.ref !== undefined && other.meta.ref !== 'file') || other.name === 'id')
  );
}
