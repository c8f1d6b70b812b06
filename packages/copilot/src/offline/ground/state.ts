import { referByMention } from './refer-by-mention.ts';
import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import type { Exchange, PastCall } from './conversation.ts';
import { fieldsOf } from '../fields.ts';
import { cannotDo } from '../phrases.ts';
import { recordsOf, recordsRestedOn, type SeenList, type SeenRecord } from './records.ts';
import type {
  AskedQuestion,
  AttachedFile,
  FocusedRecord,
  PendingInView,
  TurnContext,
} from './turn-context.ts';

/** A result that is in view: what was called with what, and the records in it. */
export interface SeenResult {
  operation: AnyDeclaration;
  input: Readonly<Record<string, unknown>>;
  result: unknown;
  lists: readonly SeenList[];
}

/** What a message is read against. Newest first everywhere. */
export interface DialogueState {
  results: readonly SeenResult[];
  /** Calls that came to something: done, refused or waiting. */
  calls: readonly PastCall[];
  /** Records that were singled out: opened, acted on, named in an answer, shown by the screen. */
  focus: readonly SeenRecord[];
  pending: readonly PendingInView[];
  asked: AskedQuestion | null;
  files: readonly AttachedFile[];
  screen: ScreenInView | null;
  /** The message before, and how it was answered. */
  previous: {
    said: string;
    answered: string;
    /** Nothing was done about it, and nothing that it names is shown. */
    isUnheard: boolean;
  } | null;
}

/** The state of a conversation before its last message is answered, from its exchanges (oldest first). */
export function readState(
  exchanges: readonly Exchange[],
  context: TurnContext,
  find: (name: string) => AnyDeclaration | undefined,
): DialogueState {
  const earlier = exchanges.slice(0, -1);
  const calls = earlier.flatMap((exchange) => exchange.calls);
  const results: SeenResult[] = [];
  const focus: SeenRecord[] = [];
  for (const exchange of earlier) {
    // What was only asked or answered about stays in mind too: "oh no, not the hoodie!".
    if (exchange.calls.length === 0) focus.unshift(...mentionedIn(exchange.said, results));
    for (const call of exchange.calls) {
      const operation = find(call.operation);
      if (!operation) continue;
      focus.unshift(...recordsNamedBy(operation, call, results));
      if (call.outcome?.ok !== true) continue;
      const lists = recordsOf(operation, call.outcome.result);
      results.unshift({ operation, input: call.input, result: call.outcome.result, lists });
      const [main] = lists;
      const only = main && (main.single || main.records.length === 1) ? main.records[0] : undefined;
      if (only) focus.unshift(only);
    }
  }
  for (const one of singledOut(context.focus ?? [])) focus.unshift(seenAs(one, results));
  if (context.screen?.record) {
    const onScreen = recordOnScreen(context.screen.record);
    // "This order" is the one on the screen, whatever was talked about before.
    if (pointsAtScreen.test(exchanges.at(-1)?.said ?? '')) focus.unshift(onScreen);
    else focus.push(onScreen);
  }
  const last = earlier.at(-1);
  return {
    results,
    calls: [...calls].reverse(),
    focus,
    pending: context.waiting ?? [],
    asked: context.asked ?? null,
    files: context.files ?? [],
    screen: context.screen ?? null,
    previous: last
      ? { said: last.said, answered: last.answered, isUnheard: last.calls.length === 0 && isLost(last) }
      : null,
  };
}

/** The rows of the latest result that a message mentions, one of a kind. */
function mentionedIn(said: string, results: readonly SeenResult[]): SeenRecord[] {
  const [latest] = results;
  const shown = latest?.lists.flatMap(({ records }) => records) ?? [];
  const kinds = new Set([...shown, ...recordsRestedOn(latest?.result)].map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => referByMention(said, kind, latest ? [latest] : []) ?? []);
}

const pointsAtScreen =
  /\bthis (?!one\b|month\b|week\b|year\b|time\b|morning\b|quarter\b|is\b)\p{L}+|\b(?:on|in) this (?:page|screen)\b|\bhere\b/iu;

/** Answered with a question or a no; asking what waits for a yes is neither. */
const isLost = ({ answered }: Exchange): boolean =>
  answered.trim().endsWith('?') || answered.startsWith(cannotDo);

/** An answer about several records of a kind singles none of them out. */
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
    return values.flatMap((one) =>
      typeof one === 'string' || typeof one === 'number'
        ? (findSeen(ref, one, results) ?? (isNumberOrId(one) ? bareRecord(ref, one) : []))
        : [],
    );
  });
}

/** Words that a call was made with name a record, and are no record themselves. */
const isNumberOrId = (value: string | number) => typeof value === 'number' || /^\S*\d\S*$/.test(value);

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

function recordOnScreen(record: { kind: string; id: string; label: string }): SeenRecord {
  const kind = record.kind as RecordKind;
  const number = /#(\d+)/.exec(record.label)?.[1] ?? /^\d{3,}$/.exec(record.id)?.[0];
  const values: { field: string; value: string | number }[] = [{ field: 'id', value: record.id }];
  if (number) values.push({ field: 'number', value: Number(number) });
  return { kind, refs: new Map([[kind, values]]), label: record.label, data: {} };
}

/** The last call of an operation that was made in this conversation, whatever came of it. */
export const lastCallOf = (state: DialogueState, operation: string): PastCall | undefined =>
  state.calls.find((call) => call.operation === operation);
