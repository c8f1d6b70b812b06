import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import type { ScreenInView } from '@brandwright/contract/copilot/messages.ts';
import type { Exchange, PastCall } from './conversation.ts';
import { cannotDo } from '../../phrases.ts';
import type { SeenRecord, SeenResult } from '../records/records.ts';
import type {
  AskedQuestion,
  OfferedOption,
  AttachedFile,
  PendingInView,
  TurnContext,
} from './turn-context.ts';
import { remember, type Mention } from './working-memory.ts';

/** What a message is read against. Newest first everywhere. */
export interface DialogueState {
  now: Date;
  results: readonly SeenResult[];
  /** Calls that came to something: done, refused or waiting. */
  calls: readonly PastCall[];
  /** Records that were singled out: opened, changed, named, told of in an answer, shown by the screen. */
  focus: readonly Mention[];
  pending: readonly PendingInView[];
  asked: AskedQuestion | null;
  /** The readings that the last answer offered. */
  offered: readonly OfferedOption[];
  files: readonly AttachedFile[];
  screen: ScreenInView | null;
  /** The message before, and how it was answered. */
  previous: {
    said: string;
    answered: string;
    /** Nothing was done about it, and nothing that it names is shown. */
    isUnparsed: boolean;
  } | null;
  /** The last messages with how they were answered, newest first. */
  told: readonly { said: string; answered: string }[];
}

/** The state of a conversation before its last message is answered, from its exchanges (oldest first). */
export function readState(
  exchanges: readonly Exchange[],
  context: TurnContext,
  find: (name: string) => AnyDeclaration | undefined,
  now: Date,
): DialogueState {
  const earlier = exchanges.slice(0, -1);
  const calls = earlier.flatMap((exchange) => exchange.calls);
  const { results, focus: remembered } = remember(earlier, context.focus ?? [], find);
  const focus = [...remembered];
  if (context.screen?.record) {
    const onScreen = recordOnScreen(context.screen.record);
    // "This order" is the one on the screen, whatever was talked about before.
    if (pointsAtScreen.test(exchanges.at(-1)?.said ?? '')) focus.unshift(onScreen);
    else focus.push(onScreen);
  }
  const last = earlier.at(-1);
  return {
    now,
    results,
    calls: [...calls].reverse(),
    focus,
    pending: context.waiting ?? [],
    asked: context.asked ?? null,
    // What was offered beside something done is no question.
    offered: last?.calls.length === 0 ? (context.offered ?? []) : [],
    files: context.files ?? [],
    screen: context.screen ?? null,
    previous: last
      ? { said: last.said, answered: last.answered, isUnparsed: last.calls.length === 0 && isLost(last) }
      : null,
    told: earlier
      .slice(-mostTold)
      .toReversed()
      .map(({ said, answered }) => ({ said, answered })),
  };
}
const mostTold = 3;

const pointsAtScreen =
  /\bthis (?!one\b|month\b|week\b|year\b|time\b|morning\b|quarter\b|is\b)\p{L}+|\b(?:on|in) this (?:page|screen)\b|\bhere\b/iu;

/** Answered with a question or a no; asking what waits for a yes is neither. */
const isLost = ({ answered }: Exchange): boolean =>
  answered.trim().endsWith('?') || answered.startsWith(cannotDo);

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
