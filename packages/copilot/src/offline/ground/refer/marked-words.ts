import type { RecordKind } from '@brandwright/contract';
import { countWords } from '@brandwright/language/words/number-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { isCalled, tellingWords } from '../records/name-match.ts';
import { readPointer } from './pointing.ts';
import type { SeenRecord } from '../records/records.ts';
import { changedTogether } from './refer-by-pointer.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { inFocus, singledSinceList } from '../conversation/seen-rows.ts';
import type { DialogueState } from '../conversation/state.ts';

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

/**
 * "Did Olaria ever answer about my mugs": what is only spoken of beside a name is no second one, unless it is listed with it or is
 * called so itself.
 */
export function isAside(
  span: TaggedSpan,
  spans: readonly TaggedSpan[],
  kind: RecordKind,
  records: readonly SeenRecord[],
  { text }: Utterance,
): boolean {
  const before = spans.findLast(({ end }) => end <= span.start);
  if (!before || readPointer(span.text, false)) return false;
  if (
    /^\s*(?:,|&|\+|\b(?:and|n|or|then|also|plus)\b|\s)+\s*(?:the |my |our )?$/i.test(
      text.slice(before.end, span.start),
    )
  )
    return false;
  const words = tellingWords(span.text, kind);
  return words.length > 0 && !records.some((record) => isCalled(record, words));
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
