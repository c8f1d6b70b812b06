import type { RecordCandidate } from '@brandwright/platform';
import type { Utterance } from './utterances.ts';

/** What the model did first with an utterance. */
export interface FirstMove {
  calls: readonly { operation: string; input: Readonly<Record<string, unknown>> }[];
  asked: { operation: string; field: string | null } | null;
  text: string;
}

export interface Verdict {
  operationRight: boolean;
  /** Null where no input is expected or the operation is wrong already. */
  argumentsRight: boolean | null;
  got: string;
}

/** Compares a first move with what the utterance must come to. */
export function judge(wanted: Utterance, move: FirstMove, candidates: readonly RecordCandidate[]): Verdict {
  const got = describe(move);
  const right = wanted.operation === null ? [] : [wanted.operation].flat();
  if (right.length === 0)
    return { operationRight: move.calls.length === 0 && !move.asked, argumentsRight: null, got };
  if (wanted.asks !== undefined) {
    const asksIt = move.calls.length === 0 && move.asked !== null && right.includes(move.asked.operation);
    return { operationRight: asksIt, argumentsRight: asksIt ? move.asked?.field === wanted.asks : null, got };
  }
  // A question for the right operation understood it; what is missing may stand only in a conversation.
  const named = move.calls.find((call) => right.includes(call.operation));
  const operationRight = named !== undefined || (move.asked !== null && right.includes(move.asked.operation));
  if (!wanted.input || !operationRight) return { operationRight, argumentsRight: null, got };
  const input = named?.input ?? {};
  const fits = Object.entries(wanted.input).every(([name, value]) => same(value, input[name], candidates));
  return { operationRight, argumentsRight: fits, got };
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

function describe(move: FirstMove): string {
  if (move.calls.length > 0)
    return move.calls.map(({ operation, input }) => `${operation} ${JSON.stringify(input)}`).join(' + ');
  if (move.asked) return `asks ${move.asked.operation} for ${move.asked.field ?? 'which'}`;
  return `says “${move.text.slice(0, 80)}”`;
}
