import { findOperation, unwrap } from '@brandwright/contract';
import type { RecordCandidate } from '@brandwright/platform';
import { z } from 'zod';
import { operationsOf, type Utterance } from './utterances.ts';

/** What the model did with an utterance: first, or in the whole turn where several calls are wanted. */
export interface Move {
  calls: readonly { operation: string; input: Readonly<Record<string, unknown>> }[];
  asked: { operation: string; field: string | null } | null;
  text: string;
}

export interface Verdict {
  operationRight: boolean;
  /** Null where no input is expected or the operation is wrong already. */
  argumentsRight: boolean | null;
  /** Whether the words lack something that must be asked for; null where only a conversation would tell. */
  questionNeeded: boolean | null;
  asked: boolean;
  /** Neither acted nor asked. */
  declined: boolean;
  got: string;
}

/** Compares a move with what the utterance must come to. */
export function judge(wanted: Utterance, move: Move, candidates: readonly RecordCandidate[]): Verdict {
  const rightness = judgeRightness(wanted, move, candidates);
  const acted = move.calls.length > 0;
  return {
    ...rightness,
    questionNeeded: needsQuestion(wanted),
    asked: !acted && move.asked !== null,
    declined: !acted && move.asked === null,
    got: describe(move),
  };
}

function judgeRightness(
  wanted: Utterance,
  move: Move,
  candidates: readonly RecordCandidate[],
): Pick<Verdict, 'operationRight' | 'argumentsRight'> {
  const right = operationsOf(wanted);
  if (right.length === 0)
    return { operationRight: move.calls.length === 0 && !move.asked, argumentsRight: null };
  if (wanted.calls) {
    const operationRight = right.every((name) => move.calls.some((call) => call.operation === name));
    if (!operationRight || !wanted.calls.some((call) => call.input))
      return { operationRight, argumentsRight: null };
    const filled = wanted.calls.every(({ operation, input }) =>
      move.calls.some((call) => call.operation === operation && holds(input ?? {}, call.input, candidates)),
    );
    return { operationRight, argumentsRight: filled };
  }
  if (wanted.asks !== undefined) {
    const asksIt = move.calls.length === 0 && move.asked !== null && right.includes(move.asked.operation);
    return { operationRight: asksIt, argumentsRight: asksIt ? move.asked?.field === wanted.asks : null };
  }
  // A question for the right operation understood it; what is missing may stand only in a conversation.
  const named = move.calls.find((call) => right.includes(call.operation));
  const operationRight = named !== undefined || (move.asked !== null && right.includes(move.asked.operation));
  if (!wanted.input || !operationRight) return { operationRight, argumentsRight: null };
  return { operationRight, argumentsRight: holds(wanted.input, named?.input ?? {}, candidates) };
}

/** True where a field must be asked for, false where the words bring all that is needed, null where neither is sure. */
function needsQuestion(wanted: Utterance): boolean | null {
  if (wanted.asks !== undefined) return true;
  if (wanted.operation === null) return null;
  const given = Object.keys(wanted.input ?? {});
  const lacks = operationsOf(wanted).some((name) =>
    neededFields(name).some((field) => !given.includes(field)),
  );
  return wanted.calls || lacks ? null : false;
}

function neededFields(name: string): string[] {
  const declaration = findOperation(name);
  const schema = declaration ? unwrap(declaration.input) : undefined;
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape)
    .filter(([, field]) => field instanceof z.ZodType && !field.safeParse(undefined).success)
    .map(([field]) => field);
}

function holds(
  wanted: Readonly<Record<string, unknown>>,
  got: Readonly<Record<string, unknown>>,
  candidates: readonly RecordCandidate[],
): boolean {
  // A record may be given by its id in place of its number or name.
  const byId = (value: unknown) =>
    candidates.some((one) => one.value === value && Object.values(got).includes(one.id));
  return Object.entries(wanted).every(
    ([name, value]) => same(value, got[name], candidates) || (got[name] === undefined && byId(value)),
  );
}

function same(wanted: unknown, got: unknown, candidates: readonly RecordCandidate[]): boolean {
  if (Array.isArray(wanted) && Array.isArray(got)) {
    return (
      wanted.length === got.length && wanted.every((one) => got.some((other) => same(one, other, candidates)))
    );
  }
  if (typeof wanted !== 'string' || typeof got !== 'string') return Object.is(wanted, got);
  const named = candidates.find((candidate) => candidate.value === got || candidate.id === got);
  return plain(wanted) === plain(got) || (named !== undefined && plain(named.label).includes(plain(wanted)));
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/s\b/g, '')
    .trim();

function describe(move: Move): string {
  if (move.calls.length > 0)
    return move.calls.map(({ operation, input }) => `${operation} ${JSON.stringify(input)}`).join(' + ');
  if (move.asked) return `asks ${move.asked.operation} for ${move.asked.field ?? 'which'}`;
  return `says “${move.text.slice(0, 80)}”`;
}
