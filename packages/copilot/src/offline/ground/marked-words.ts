import type { RecordKind } from '@brandwright/contract';
import { countWords } from '@brandwright/language/words/number-words.ts';
import type { FieldSpec } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { tellingWords } from './name-match.ts';
import { readPointer } from './pointing.ts';
import { changedTogether } from './refer-by-pointer.ts';
import { found, type Resolution } from './resolution.ts';
import { inFocus, singledSinceList } from './seen-rows.ts';
import type { DialogueState } from './state.ts';

/** "Put a note on them", after one of a list was opened: that one, and not the list; but "all of them" are several. */
export function singledByThey(
  { text, start }: TaggedSpan,
  kind: RecordKind,
  utterance: Utterance,
  state: DialogueState,
): Resolution | null {
  if (!/^(?:they|them|their|theirs)$/i.test(text.trim())) return null;
  const isSome = /\b(?:of|all|both)\s+$/i.test(utterance.text.slice(0, start));
  if (isSome || changedTogether(state, kind).length > 1) return null;
  const record = singledSinceList(state, kind);
  return record ? found([record], 0.9) : null;
}

/** Words that were marked and name no record: a set that something goes to, or a count ("send him the three"). */
export function saysNone(
  { text }: TaggedSpan,
  field: FieldSpec,
  kind: RecordKind,
  state: DialogueState,
): boolean {
  if (field.array && isOfSet(text)) return true;
  return inFocus(state, kind) !== undefined && isCountAlone(text, kind);
}

/** "the three": a count that says nothing of what is counted. */
const isCountAlone = (text: string, kind: RecordKind): boolean =>
  readPointer(text, true) !== null &&
  tellingWords(text, kind).every((word) => countWords[word] !== undefined);

/** "add it to the chosen ideas": the set that something goes to, and no name in it. */
const isOfSet = (text: string): boolean =>
  /^(?:the |my |our )?(?:already )?(?:chosen|picked|selected|listed|saved|current|existing)(?: ones)?$/i.test(
    text.trim(),
  );
