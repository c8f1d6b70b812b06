import type { RecordKind } from '@brandwright/contract';
import { countWords } from '@brandwright/language/words/number-words.ts';
import { tellingWords } from '../records/name-match.ts';
import { readPointer } from './pointing.ts';
import { byCountry } from './refer-by-country.ts';
import { byDescription, byOrder, byRelated } from './refer-by-list.ts';
import { byLikeness, byName, byStore, byWholeName } from './refer-by-name.ts';
import { bySearch } from './refer-by-search.ts';
import { byOther } from './refer-by-other.ts';
import { byPointer } from './refer-by-pointer.ts';
import { nothing, type Resolution } from '../records/resolution.ts';
import { knownRecords, latestRows } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';

/**
 * What words of a message mean among the records of a kind: by pointing (place, "it", "the cheapest"), by a name in view, by a
 * name in the store, at last by likeness to what records of the kind are about.
 */
export async function refer(
  words: string,
  kind: RecordKind,
  several: boolean,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution> {
  const pointer = readPointer(words, several);
  const named = tellingWords(words, kind);
  if (
    pointer &&
    (named.length === 0 ||
      pointer.how === 'extreme' ||
      pointer.how === 'place' ||
      pointer.how === 'count' ||
      (pointer.how === 'all' && pointer.count !== undefined))
  ) {
    const pointed =
      (pointer.how === 'extreme' ? await byOrder(pointer, kind, state, services) : null) ??
      byPointer(pointer, words, kind, state);
    if (pointed.kind !== 'nothing' || named.length === 0) return pointed;
  }
  const other = pointer?.how === 'others' ? await byOther(words, kind, state, services) : null;
  if (other) return other;
  const inView = byName(words, kind, knownRecords(state, kind));
  if (inView.kind === 'found') return inView;
  const inStore = await byStore(withoutPointing(words), kind, services);
  if (inStore.kind === 'found') return inStore;
  if (inView.kind === 'several') return inView;
  if (inStore.kind === 'several') return inStore;
  const described = await byDescription(words, kind, state, services);
  if (described) return described;
  const from = await byCountry(words, kind, state, services);
  if (from) return from;
  const related = await byRelated(words, kind, services);
  if (related.kind !== 'unknown') return related;
  if (named.length === 0) return nothing;
  const searched = await bySearch(withoutPointing(words), kind, services);
  // A name that nothing has is no description of something else.
  if (searched.kind === 'found' || isName(words)) return searched;
  const alike = await byLikeness(words, kind, state, services);
  return alike.kind === 'unknown' ? searched : alike;
}

/** "the Cornish ones" is "Cornish". */
const withoutPointing = (words: string): string =>
  words
    .trim()
    .replace(/^(?:the|that|those|these|this)\s+/i, '')
    .replace(/\s+(?:ones?|people|ppl|folks|guys|lot)$/i, '') || words;

export const isName = (words: string): boolean => /\p{Lu}\p{Ll}+(?:\s+(?:&\s+)?\p{Lu}|$)/u.test(words.trim());

const pointerPhrase =
  /\b(?:the |my |that )?(?:(?:first|second|third|fourth|fifth|sixth|last|latest|newest|oldest|cheapest|biggest|top|\d{1,2}(?:st|nd|rd|th))(?: (?:two|three|one|ones|\p{L}+))?|(?:both|all)(?: of (?:them|these|those))?(?! (?:of )?(?:the )?other)|(?:all (?:of )?)?(?:the )?other (?:one|ones|two|three)|others|(?<=\bthe )other (?!day|way|side|hand|half|end|night|week|thing)\p{L}+)\b/iu;

/** "Postage on those three": so many that were shown or spoken of together, and no "those two mugs". */
const countedPhrase =
  /\b(?:those|these|all|them) (?<count>two|three|four|five|six|seven|eight|nine|ten)\b(?! (?!of\b|with\b|by\b|for\b|to\b|in\b|on\b|as\b|and\b|please\b|pls\b|too\b|now\b|today\b|orders?\b)\p{L})/iu;

/** "Always pack her first": before others, and no row of a list. */
const inTime = /\b(?:her|him|them|it|this|that|these|those|mine|ours)\s+(?:first|last)\b(?!\s+\p{L})/giu;

/** "Pin that on top", "at the top of it": where something goes, and no row of a list. */
const onTop = /\b(?:on|at|to|from|over) (?:the )?top\b(?! (?:one|order|row|of the list)\b)/giu;

/** "My reminder on the 1st": a day of the month, and no row of a list. */
const onDay = /\b(?:on|by|until|till|til|before|after|from|since) the \d{1,2}(?:st|nd|rd|th)\b/giu;

/** Records that a message points at in a list of the kind, where nothing in it was marked; null where it does not point. */
export async function referByPointer(
  text: string,
  kind: RecordKind,
  several: boolean,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const counted = countedPhrase.exec(text)?.groups;
  if (counted) {
    const words = `the ${counted['count'] ?? ''}`;
    const pointer = readPointer(words, true);
    const meant = pointer ? byPointer(pointer, words, kind, state) : nothing;
    if (meant.kind === 'found' && meant.records.length === countWords[counted['count']?.toLowerCase() ?? ''])
      return meant;
  }
  const words = pointerPhrase.exec(
    [inTime, onTop, onDay].reduce((left, aside) => left.replaceAll(aside, ' '), text),
  )?.[0];
  if (!words || !latestRows(state, kind)) return null;
  const pointer = readPointer(words, several);
  if (!pointer || pointer.how === 'same') return null;
  const pointed = await refer(words, kind, several, state, services);
  if (pointer.how === 'others' && pointed.kind === 'several') return pointed;
  return pointed.kind === 'found' && pointed.records.length <= 12 ? pointed : null;
}

/** What a whole message names of a kind, where nothing in it was marked as a name. */
export async function referByMessage(
  text: string,
  kind: RecordKind,
  related: boolean,
  services: GroundingServices,
): Promise<Resolution> {
  const own = await byStore(text, kind, services);
  if (own.kind !== 'unknown') return own;
  const named = await byWholeName(text, kind, services);
  if (named.kind !== 'unknown' || !related) return named;
  return byRelated(text, kind, services);
}
