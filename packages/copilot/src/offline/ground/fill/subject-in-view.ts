import type { AnyDeclaration } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';
import type { DialogueState } from '../conversation/state.ts';

/**
 * "Turn it on then", after a look at the Instagram channel: where what an operation is about is one of a few values and no record
 * ("channel", "module": it stands in the address of the operation), the one in view is meant, as a record would be. A change takes
 * it only where the message points at it.
 */
export function subjectInView(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  text: string,
  { calls }: Pick<DialogueState, 'calls'>,
  find: (name: string) => AnyDeclaration | undefined,
): Record<string, unknown> {
  if (operation.effect !== 'read' && (!points.test(text) || isForAnother.test(text))) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (!isSubject(operation, field) || said[field.name] !== undefined) return [];
      const latest = calls.slice(0, reach).find(({ operation: name, input }) => {
        const declared = find(name);
        return declared !== undefined && isIn(declared, field.name) && input[field.name] !== undefined;
      });
      const value = latest?.input[field.name];
      return typeof value === 'string' && field.values.includes(value) ? [[field.name, value]] : [];
    }),
  );
}

/** What an operation is about, said by one of a few values. */
export const isSubject = (operation: AnyDeclaration, { name, values, array, meta }: FieldSpec): boolean =>
  values.length > 1 && !array && meta.ref === undefined && isIn(operation, name);

const isIn = ({ http }: AnyDeclaration, name: string): boolean => http.path.includes(`{${name}}`);

/** So many calls back something is still in view. */
const reach = 4;

const points = /\b(?:it|its|that|this|there|same|them|they|those|these)\b/i;

const isForAnother = /\b(?:another|(?:a|the) (?:new|other|second)|one more|instead|rather)\b/i;
