import type { PendingAction } from '@brandwright/contract';
import type { MessageData } from '@brandwright/contract/copilot/messages.ts';
import { decisionOf, type Outcome, type Turn, type WantedCall } from './conversation.ts';
import { fits } from './fits.ts';
import type { Labels } from './labels.ts';

export type SeenCall = Pick<MessageData['call'], 'operation' | 'state' | 'input' | 'output'>;

/** What a client saw of the answer to a turn. */
export interface SeenTurn {
  text: string;
  calls: readonly SeenCall[];
  approvals: readonly Pick<PendingAction, 'status'>[];
  /** Operations of the readings offered in place of a guess. */
  offered: readonly string[];
}

/** What the scoring knows besides the answer. */
export interface Known {
  /** The effect of each operation, by its name. */
  effects: ReadonlyMap<string, string>;
  labels: Pick<Labels, 'get' | 'has'>;
}

export interface Score {
  /** One of the outcomes holds and nothing else was changed. */
  good: boolean;
  /** Good, or a wanted operation is among the readings offered. */
  oneTap: boolean;
  /** Operations that changed something without being asked for. */
  stray: string[];
}

/** Scores the answer to a turn; `seen` is null when there was none. A stray change makes any turn wrong. */
export function scoreTurn(turn: Turn, seen: SeenTurn | null, known: Known): Score {
  if (!seen) return { good: false, oneTap: false, stray: [] };
  const stray = strayIn(turn, seen, known);
  if (stray.length > 0) return { good: false, oneTap: false, stray };
  const good = turn.ok.some((outcome) => meets(outcome, seen, known));
  const wanted = wantedOperations(turn);
  return { good, oneTap: good || seen.offered.some((operation) => wanted.has(operation)), stray };
}

function strayIn(turn: Turn, seen: SeenTurn, known: Known): string[] {
  if (decisionOf(turn) || turn.ok.some((outcome) => outcome.approved)) return [];
  const wanted = wantedOperations(turn);
  return changesIn(seen, known).filter((operation) => !wanted.has(operation));
}

function meets(outcome: Outcome, seen: SeenTurn, known: Known): boolean {
  const { calls, says, ask, options, decline, approved, denied } = outcome;
  if (calls && !calls.every((call) => wasCalled(call, seen, known))) return false;
  if (says && !toPattern(says).test(shownIn(seen))) return false;
  if (ask && !asked(ask, seen, known)) return false;
  if (options && !offers(options, seen)) return false;
  if (decline && !declined(seen, known)) return false;
  if (approved && !carriedOut(seen, known)) return false;
  return !denied || turnedDown(seen);
}

function wasCalled({ op, input }: WantedCall, seen: SeenTurn, { labels }: Known): boolean {
  return liveCalls(seen).some(
    (call) => call.operation === op && (input === undefined || fits(input, call.input, labels)),
  );
}

function asked(ask: string, seen: SeenTurn, known: Known): boolean {
  return seen.text.includes('?') && onlyRead(seen, known) && toPattern(ask).test(seen.text);
}

/** By part of the name, so that an expectation may name a family of operations. */
function offers(options: readonly string[], { offered }: SeenTurn): boolean {
  return options.some((wanted) => offered.some((operation) => operation.includes(wanted)));
}

const declines =
  /outside what i can|can.?t do|cannot do|not something i can|i can help with|don.?t know|no way to|not able/i;

function declined(seen: SeenTurn, known: Known): boolean {
  return onlyRead(seen, known) && (declines.test(seen.text) || liveCalls(seen).length === 0);
}

function carriedOut(seen: SeenTurn, known: Known): boolean {
  return seen.approvals.some(({ status }) => status === 'DONE') || changesIn(seen, known).length > 0;
}

function turnedDown({ approvals, text }: SeenTurn): boolean {
  return approvals.some(({ status }) => status === 'DENIED') || /not done|nothing|left|cancel/i.test(text);
}

/** Calls that ran or wait for a yes; failed and unfinished ones count for nothing. */
const liveCalls = ({ calls }: SeenTurn) => calls.filter(({ state }) => state === 'done' || state === 'asks');

const onlyRead = (seen: SeenTurn, known: Known) =>
  liveCalls(seen).every(({ operation }) => reads(operation, known));

const changesIn = ({ calls }: SeenTurn, known: Known) =>
  calls
    .filter((call) => call.state === 'done' && !reads(call.operation, known) && !isOnlyTried(call))
    .map(({ operation }) => operation);

/** What a change would come to, reckoned and not saved. */
const isOnlyTried = ({ input }: SeenCall) =>
  typeof input === 'object' && input !== null && 'save' in input && input.save === false;

const reads = (operation: string, { effects }: Known) => effects.get(operation) === 'read';

const wantedOperations = ({ ok }: Turn) =>
  new Set(ok.flatMap(({ calls }) => (calls ?? []).map(({ op }) => op)));

const shownIn = (seen: SeenTurn) =>
  `${seen.text} ${JSON.stringify(liveCalls(seen).map(({ output }) => output ?? ''))}`;

const toPattern = (source: string) => new RegExp(source, 'is');
