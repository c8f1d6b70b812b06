import type { FieldSpec } from './fields.ts';
import type { Profile } from '../choice/profile.ts';
import type { Filling } from './fill.ts';

/** Needed: required fields, and optional ones with a question of their own where the operation acts on one record. */
export function missingFields(
  profile: Profile,
  input: Record<string, unknown>,
  several: Filling['several'],
): FieldSpec[] {
  const aboutOne = profile.declaration.http.path.includes('{') || !profile.isRead;
  return profile.fields.filter((field) => {
    if (input[field.name] !== undefined || several?.field === field.name) return false;
    if (field.required) return true;
    if (!field.meta.question || field.meta.hasDefault) return false;
    if (!field.meta.ref) return lacksItsThing(field, profile, input);
    if (!aboutOne) return false;
    // Fields with one label name one thing, as a supplier by the chat with it.
    const sameThing = profile.fields.filter(
      (other) =>
        other.meta.ref === field.meta.ref ||
        (other.meta.ref !== undefined &&
          other.meta.label !== undefined &&
          other.meta.label === field.meta.label),
    );
    return !sameThing.some((other) => input[other.name] !== undefined || several?.field === other.name);
  });
}

/** A field with a question is needed after all where nothing else says the thing: no code for a product, no change at all. */
function lacksItsThing(field: FieldSpec, profile: Profile, input: Record<string, unknown>): boolean {
  const given = profile.fields.filter((other) => input[other.name] !== undefined);
  if (field.meta.sense === 'product_words')
    return !given.some((other) => other.meta.sense === 'hts_code' || other.kind === 'object');
  return (
    !profile.isRead &&
    given.every((other) => (other.meta.ref !== undefined && other.meta.ref !== 'file') || other.name === 'id')
  );
}
