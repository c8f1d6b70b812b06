import type { RecordKind } from '@brandwright/contract';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { valueFor } from '../records/records.ts';
import { isName } from '../refer/refer.ts';
import { inFocus, latestRows } from '../conversation/seen-rows.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Work } from './work.ts';

/** "Ready it for the shop", where nothing is called the shop: what goes before is meant. */
export function pointedBefore(
  { start, text: words }: TaggedSpan,
  kind: RecordKind,
  field: FieldSpec,
  { text }: Utterance,
  state: DialogueState,
): unknown {
  const isAside = /\b(?:it|that|this)\s+(?:\p{L}+\s+)?(?:for|in|on|to|at)\s+$/iu.test(text.slice(0, start));
  const record = isAside && !isName(words) ? inFocus(state, kind) : undefined;
  return record ? valueFor(record, kind, field) : null;
}

export const pronounCertainty = 0.8;

/**
 * Of several names for one record those that were found; where none was, the one that somebody is said to be called. Words that
 * name nothing never make a second call.
 */
export function keepKnown(
  field: FieldSpec,
  spans: readonly TaggedSpan[],
  values: unknown[],
  { text }: Utterance,
  work: Work,
): void {
  const words = work.unknown.filter((one) => one.field === field).map((one) => one.words);
  const known = values.filter((value) => !words.includes(String(value)));
  if (words.length === 0) return;
  const called = spans.find(
    ({ start, text: own }) =>
      words.includes(own) && /\b(?:called|named|name is|name['’]s)\s+$/i.test(text.slice(0, start)),
  );
  const kept = known.length > 0 ? known : [called?.text ?? values[0]];
  values.splice(0, values.length, ...kept);
  work.unknown = work.unknown.filter((one) => one.field !== field || kept.includes(one.words));
}

const sideBySide =
  /\b(?:against|vs\.?|versus|compared? (?:(?:it|that|them|this|those)(?: one| ones)? )?(?:to|with|and)|next to|stack up)\b/i;

/** "How do they stack up against Lume": one that is named, beside the one that was talked of. */
export function withPointed(
  values: readonly unknown[],
  kind: RecordKind,
  field: FieldSpec,
  { text }: Utterance,
  state: DialogueState,
): readonly unknown[] {
  const points = /\b(?:they|them|it|that|this|these|those)\b/i.test(text) && sideBySide.test(text);
  if (values.length !== 1 || !points) return values;
  const rows = latestRows(state, kind)?.rows ?? [];
  const others = [
    ...(rows.length === 1 ? rows : []),
    ...state.focus.filter(({ refs }) => refs.has(kind)),
  ].flatMap((record) => valueFor(record, kind, field) ?? []);
  const value = others.find((one) => !values.includes(one));
  return value === undefined ? values : [value, ...values];
}
