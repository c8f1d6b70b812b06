import { metaOf, unwrap } from '@brandwright/contract';
import { missingFields } from '../arguments/missing.ts';
import type { Filling } from '../arguments/fill.ts';
import { shapeOf } from '../arguments/fields.ts';
import { isTextField } from '../arguments/texts.ts';
import type { Profile } from '../choice/profile.ts';
import type { Table } from '../table/state.ts';

/**
 * "Send it" after a draft: the text that an operation needs is the one that the last call drafted, when that call says
 * that this operation usually follows it. Never a text from outside.
 */
export function takeDraft(profile: Profile, filling: Filling, table: Table): Filling {
  const last = table.calls.at(-1);
  const [field, ...others] = filling.missing;
  if (!last || last.outcome?.ok !== true || !field || others.length > 0 || filling.rest.length > 0)
    return filling;
  const declared = table.find(last.operation);
  if (declared?.effect !== 'read' || !declared.related?.includes(profile.declaration.name)) return filling;
  const drafted = shapeOf(unwrap(declared.output))[field.name];
  const { result } = last.outcome;
  if (!drafted || metaOf(drafted).untrusted || !isTextField(field)) return filling;
  if (typeof result !== 'object' || result === null) return filling;
  const text = (result as Record<string, unknown>)[field.name];
  if (typeof text !== 'string' || text.trim() === '') return filling;
  const input = { ...filling.input, [field.name]: text };
  return { ...filling, input, missing: missingFields(profile, input, filling.several) };
}
