import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { escapePattern } from '@brandwright/language/text.ts';
import { fieldsOf } from '../../fields.ts';
import type { Exchange, PastCall } from './conversation.ts';
import { matchNames } from '../records/name-match.ts';
import { recordsOf, recordsRestedOn, type SeenRecord, type SeenResult } from '../records/records.ts';
import { referByMention } from '../records/refer-by-mention.ts';

import type { FocusedRecord } from './turn-context.ts';

/** A record that was singled out. */
export interface Mention extends SeenRecord {
  /** How many results had been shown by then; none where it is not known. */
  after?: number;
}

/** What a conversation has brought into view. Newest first everywhere. */
export interface WorkingMemory {
  results: readonly SeenResult[];
  /** Records that were singled out: opened, changed, named, told of in an answer. */
  focus: readonly Mention[];
}

/**
 * What each turn brought into view, from the exchanges of a conversation (oldest first) and the records that its turns were
 * about (latest first). A turn that came to nothing counts too: what it named is in mind.
 */
export function remember(
  exchanges: readonly Exchange[],
  about: readonly (readonly FocusedRecord[])[],
  find: (name: string) => AnyDeclaration | undefined,
): WorkingMemory {
  const results: SeenResult[] = [];
  const focus: Mention[] = [];
  const single = (records: readonly SeenRecord[]) =>
    focus.unshift(...records.map((record) => ({ ...record, after: results.length })));
  for (const [place, exchange] of exchanges.entries()) {
    // What was only asked or looked at stays in mind too: "oh no, not the hoodie!". A change says itself what it is of.
    const isLook = exchange.calls.every(({ operation }) => find(operation)?.effect === 'read');
    if (isLook) single(mentionedIn(exchange.said, results));
    for (const call of exchange.calls) {
      const operation = find(call.operation);
      if (!operation) continue;
      single(recordsNamedBy(operation, call, results));
      if (call.outcome?.ok !== true) continue;
      const lists = recordsOf(operation, call.outcome.result);
      results.unshift({ operation, input: call.input, result: call.outcome.result, lists });
      const [main] = lists;
      const only = main && (main.single || main.records.length === 1) ? main.records[0] : undefined;
      if (only) single([only]);
      else if (asksForOne.test(exchange.said)) single(toldOf(toldInAnswer(exchange), main?.records ?? []));
    }
    const turn = about[exchanges.length - 1 - place] ?? [];
    for (const one of singledOut(turn)) single([seenAs(one, results)]);
  }
  return { results, focus };
}

/** "Who spends the most", "which of them is late": what the answer tells of, if it is one row, is in mind from then on. */
const asksForOne = /\b(?:who(?:['’]?s)?|whose|which|(?:the )?(?:most|least|\p{L}{2,}est))\b/iu;

/** Which order of a list is the oldest is said of every list; it answers only who asks for it. */
const toldInAnswer = ({ said, answered }: Exchange): string =>
  /\b(?:old|first|earli|long)/i.test(said)
    ? answered
    : answered.replaceAll(/; the oldest is #\d+[^.;]*/g, '');

function toldOf(answered: string, rows: readonly SeenRecord[]): readonly SeenRecord[] {
  const told = rows.filter(({ label }) => {
    const [name = ''] = label.split(', ');
    return (
      name.length >= leastTold && new RegExp(`${escapePattern(name)}(?![\\p{L}\\d])`, 'u').test(answered)
    );
  });
  return told.length === 1 ? told : [];
}
const leastTold = 2;

/** The rows of the latest result that a message mentions, one of a kind. */
function mentionedIn(said: string, results: readonly SeenResult[]): SeenRecord[] {
  const [latest] = results;
  const shown = latest?.lists.flatMap(({ records }) => records) ?? [];
  const kinds = new Set([...shown, ...recordsRestedOn(latest?.result)].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => referByMention(said, kind, latest ? [latest] : []) ?? []);
}

/** Several records of a kind in one turn: none of them is singled out. */
const singledOut = (focus: readonly FocusedRecord[]): readonly FocusedRecord[] =>
  focus.filter((one) => focus.every((other) => other === one || other.kind !== one.kind)).toReversed();

/** The records that the input of a call names, as they were seen before where they were. */
function recordsNamedBy(
  operation: AnyDeclaration,
  call: PastCall,
  results: readonly SeenResult[],
): SeenRecord[] {
  return fieldsOf(operation).flatMap(({ name, meta: { ref } }): SeenRecord[] => {
    const value = call.input[name];
    if (!ref || ref === 'file') return [];
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return values.flatMap((one) => {
      if (typeof one !== 'string' && typeof one !== 'number') return [];
      return findSeen(ref, one, results) ?? namedBy(ref, one, call, results) ?? [];
    });
  });
}

/** Words that a call was made with name a record where the call came to something. */
function namedBy(
  kind: RecordKind,
  value: string | number,
  { outcome }: PastCall,
  results: readonly SeenResult[],
): SeenRecord | null {
  if (typeof value === 'number' || /^\S*\d\S*$/.test(value)) return bareRecord(kind, value);
  if (outcome?.ok !== true) return null;
  const shown = results.flatMap(({ lists }) => lists.flatMap(({ records }) => records));
  const own = shown.filter((record) => record.kind === kind);
  const [best, next] = matchNames(value, kind, own);
  const isOne = best?.score === 1 && (!next || next.score < 1);
  return isOne ? best.record : wordsFor(kind, value);
}

/** A record that was never seen, by the words that an operation found it with. */
const wordsFor = (kind: RecordKind, words: string): SeenRecord => ({
  kind,
  refs: new Map([[kind, [{ field: saidField, value: words }]]]),
  label: words,
  data: {},
});
const saidField = 'said';

/** Whether only words are known of a record. */
export const isOnlySaid = ({ kind, refs }: SeenRecord): boolean =>
  refs.get(kind)?.every(({ field }) => field === saidField) ?? false;

/** A record by a value that names it, where a result showed it. */
export function findSeen(
  kind: RecordKind,
  value: string | number,
  results: readonly SeenResult[],
): SeenRecord | undefined {
  for (const { lists } of results)
    for (const { records } of lists) {
      const found = records.find(
        (record) => record.kind === kind && record.refs.get(kind)?.some((ref) => ref.value === value),
      );
      if (found) return found;
    }
  return undefined;
}

const bareRecord = (kind: RecordKind, value: string | number): SeenRecord => ({
  kind,
  refs: new Map([[kind, [{ field: typeof value === 'number' ? 'number' : 'id', value }]]]),
  label: typeof value === 'number' ? `#${value}` : value,
  data: {},
});

const seenAs = ({ kind, value, label }: FocusedRecord, results: readonly SeenResult[]): SeenRecord =>
  findSeen(kind, value, results) ?? { ...bareRecord(kind, value), label };
