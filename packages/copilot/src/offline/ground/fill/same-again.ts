import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { lastCallOf, type DialogueState } from '../conversation/state.ts';

const again =
  /^(?:(?:and|n|also|then|ok|okay|now|please|pls|do|the)[, ]+)*same (?:thing |again |one )?(?:for|with|to|on) (?<whom>[^,.;!?]{2,60}?)(?: (?:too|as well|please|pls))?[.!?]*(?:,\s+(?:because|since|as|(?:she|he|they|it|we|i)(?:['’]?(?:s|re|ve|m|d))?)\b.*)?$/i;

/** "Same for Daphne": the last change again, of what is named; the mark of it, or null where nothing such is said. */
export function sameAgain(
  operation: string,
  fields: readonly FieldSpec[],
  text: string,
  state: DialogueState,
): TaggedSpan | null {
  const whom = again.exec(text.trim())?.groups?.['whom'];
  const last = lastCallOf(state, operation);
  if (!whom || !last) return null;
  const named = fields.filter(
    ({ meta, array, name }) => meta.ref && !array && last.input[name] !== undefined,
  );
  const [field] = named;
  if (!field || named.length > 1) return null;
  const start = text.indexOf(whom);
  return {
    field: field.name,
    value: null,
    drops: false,
    start,
    end: start + whom.length,
    text: whom,
    certainty: 1,
  };
}
