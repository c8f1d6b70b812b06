import type { ConversationReport, TurnReport } from './run-file.ts';

/** How a turn can go wrong, the worst first: a turn is counted where it fits first. */
export const failureKinds = [
  'no answer',
  'a change nobody asked for',
  'asked without need',
  'declined what it can do',
  'did not decline',
  'right operation, other input or words',
  'another operation',
  'only said something',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export type FailureCounts = Partial<Record<FailureKind, number>>;

type Reports = ReadonlyMap<string, readonly ConversationReport[]>;

const declines =
  /outside what i can|can.?t do|cannot do|not something i can|i can help with|don.?t know|no way to|not able/i;

/** Nothing was called, and the answer ends with a question or offers readings. */
export const isQuestion = ({ calls, text = '', offered }: TurnReport): boolean =>
  calls.length === 0 && (offered.length > 0 || /\?\s*$/.test(text));

/** What went wrong in a turn; null for one that was right. */
export function failureOf(turn: TurnReport): FailureKind | null {
  const { good, stray, failure, calls, ok, text = '' } = turn;
  if (good) return null;
  if (failure !== undefined) return 'no answer';
  if (stray.length > 0) return 'a change nobody asked for';
  if (ok.every(({ decline }) => decline)) return 'did not decline';
  if (isQuestion(turn)) return 'asked without need';
  const wanted = new Set(ok.flatMap((outcome) => (outcome.calls ?? []).map(({ op }) => op)));
  if (calls.some(({ op }) => wanted.has(op))) return 'right operation, other input or words';
  if (calls.length > 0) return 'another operation';
  return declines.test(text) ? 'declined what it can do' : 'only said something';
}

export function countFailures(conversations: readonly ConversationReport[]): FailureCounts {
  const counts: FailureCounts = {};
  for (const kind of conversations.flatMap(({ turns }) => turns.map(failureOf)))
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

export const countFailuresByFile = (files: Reports): Map<string, FailureCounts> =>
  new Map([...files].map(([name, reports]) => [name, countFailures(reports)]));

/** Prints a table: a kind of failure a line, a file a column. */
export function tellFailures(files: ReadonlyMap<string, FailureCounts>): void {
  const width = Math.max(...failureKinds.map((kind) => kind.length));
  const names = [...files.keys()].map((name) => name.replace(/^.*\/|\.jsonl$/g, ''));
  const cells = (values: readonly string[]) =>
    values.map((value, at) => value.padStart(Math.max(6, names[at]?.length ?? 0))).join('  ');
  console.log(`\n${'of the wrong turns'.padEnd(width)}  ${cells(names)}`);
  for (const kind of failureKinds)
    console.log(
      `${kind.padEnd(width)}  ${cells([...files.values()].map((counts) => String(counts[kind] ?? 0)))}`,
    );
}
