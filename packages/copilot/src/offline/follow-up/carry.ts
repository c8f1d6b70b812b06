import type { Filling } from '../arguments/fill.ts';
import { missingFields } from '../arguments/missing.ts';
import { fieldsOf, type FieldSpec } from '../arguments/fields.ts';
import type { Heard } from '../turn/heard.ts';
import type { Profile } from '../choice/profile.ts';
import type { Table } from '../table/state.ts';

/** Senses that mean the same thing in two operations under different names. */
const shared = new Set(['product_words', 'hts_code', 'country']);

/**
 * "Compare with India" after the duty from Vietnam: what is needed and was not said comes from the last call, when
 * the request brings no subject of its own. Optional values of the same name come along.
 */
export function carry(profile: Profile, filling: Filling, heard: Heard, table: Table): Filling {
  const last = table.calls.at(-1);
  if (
    !last ||
    last.operation === profile.declaration.name ||
    filling.missing.length === 0 ||
    filling.searched ||
    filling.rest.length > 0 ||
    filling.chosen.length > 0
  )
    return filling;
  if (filling.missing.some((field) => field.meta.ref)) return filling;
  const declared = table.find(last.operation);
  const from = declared ? fieldsOf(declared) : null;
  if (!from) return filling;
  const input = { ...filling.input };
  for (const field of filling.missing) {
    const value = earlierValue(field, from, last.input);
    if (value !== undefined) input[field.name] = value;
  }
  const missing = missingFields(profile, input, filling.several);
  if (missing.length > 0) return filling;
  for (const field of profile.fields) {
    if (
      input[field.name] === undefined &&
      from.some((other) => other.name === field.name) &&
      last.input[field.name] !== undefined &&
      field.meta.sense !== 'page'
    )
      input[field.name] = last.input[field.name];
  }
  joinCountries(profile.fields, from, last.input, input, heard.text);
  return { ...filling, input, missing };
}

function earlierValue(
  field: FieldSpec,
  from: readonly FieldSpec[],
  earlier: Readonly<Record<string, unknown>>,
): unknown {
  const same =
    from.find((other) => other.name === field.name) ??
    from.find(
      (other) =>
        field.meta.sense !== undefined &&
        shared.has(field.meta.sense) &&
        other.meta.sense === field.meta.sense &&
        !other.excludes,
    );
  const value = same ? earlier[same.name] : undefined;
  if (value === undefined) return undefined;
  if (field.array && !Array.isArray(value)) return [value];
  return !field.array && Array.isArray(value) ? (value as unknown[])[0] : value;
}

/** "Compare with India" keeps the country that was on the table. */
function joinCountries(
  fields: readonly FieldSpec[],
  from: readonly FieldSpec[],
  earlier: Readonly<Record<string, unknown>>,
  input: Record<string, unknown>,
  text: string,
): void {
  const list = fields.find((field) => field.meta.sense === 'country' && field.array && !field.excludes);
  const one = from.find((field) => field.meta.sense === 'country' && !field.array);
  const known = one ? earlier[one.name] : undefined;
  const said = list ? input[list.name] : undefined;
  if (
    list &&
    known !== undefined &&
    Array.isArray(said) &&
    said.length === 1 &&
    !said.includes(known) &&
    /\b(?:with|to|against|versus|and)\b/i.test(text)
  )
    input[list.name] = [known, ...(said as unknown[])];
}
