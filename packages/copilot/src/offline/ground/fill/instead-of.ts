import type { FieldSpec } from '../../fields.ts';
import type { Work } from './work.ts';

/**
 * "As a new product", "without wholesale": of a field that a flag or one of a list is said in place of, nothing counts that the words
 * may have named besides.
 */
export function dropReplaced(
  fields: readonly FieldSpec[],
  input: Record<string, unknown>,
  work: Pick<Work, 'unclear' | 'several'>,
): void {
  for (const { name, kind, meta } of fields) {
    const isSaid = input[name] === true || (kind === 'enum' && input[name] !== undefined);
    if (meta.insteadOf === undefined || !isSaid) continue;
    delete input[meta.insteadOf];
    if (work.unclear?.field.name === meta.insteadOf) work.unclear = null;
    if (work.several?.field === meta.insteadOf) work.several = null;
  }
}
