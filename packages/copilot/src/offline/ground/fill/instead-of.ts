import type { FieldSpec } from '../../fields.ts';
import type { Work } from './work.ts';

/** "As a new product": of a field that a flag is said in place of, nothing counts that the words may have named besides. */
export function dropReplaced(
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  work: Pick<Work, 'unclear' | 'several'>,
): void {
  for (const { name, meta } of fields) {
    if (meta.insteadOf === undefined || input[name] !== true) continue;
    delete input[meta.insteadOf];
    if (work.unclear?.field.name === meta.insteadOf) work.unclear = null;
    if (work.several?.field === meta.insteadOf) work.several = null;
  }
}
