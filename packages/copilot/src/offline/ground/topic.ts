import type { RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../fields.ts';
import type { Candidate, Parse, Parser } from '../parse/parse.ts';
import { recordsNamedIn } from './kind-words.ts';
import type { DialogueState } from './state.ts';

/** "Open the first outstanding order", after quotes: the message names a kind of thing that the last result has nothing of. */
function turnsAway(text: string, { results, pending, asked }: DialogueState): boolean {
  const [last] = results;
  if (!last || asked || pending.length > 0) return false;
  const kinds = kindsNamed(text);
  if (kinds.length === 0) return false;
  const inView = new Set<RecordKind>([
    ...fieldsOf(last.operation).flatMap(({ meta }) => meta.ref ?? []),
    ...last.lists.flatMap(({ records }) => records.flatMap(({ kind, refs }) => [kind, ...refs.keys()])),
  ]);
  return !kinds.some((kind) => inView.has(kind));
}

const kindsNamed = (text: string): RecordKind[] => recordsNamedIn(text).flatMap(({ kinds }) => kinds);

/** A list of what the message names was shown earlier. */
const wasShown = (text: string, { results }: DialogueState): boolean => {
  const kinds = new Set(kindsNamed(text));
  return results.some(({ lists }) =>
    lists.some(({ records, single }) => !single && records.some(({ kind }) => kinds.has(kind))),
  );
};

/** A parser that reads what turns to another thing both in its conversation and by itself, and takes the mean of both. */
export function withTurns(parser: Parser, state: DialogueState): Parser {
  return {
    ...parser,
    async parse(message, context) {
      const within = await parser.parse(message, context);
      if (!turnsAway(message, state)) return within;
      const alone = await parser.parse(message, { ...context, shown: [], previous: null });
      return mean(within, alone, wasShown(message, state));
    },
  };
}

const mostCandidates = 8;

function mean(within: Parse, alone: Parse, wasThingShown: boolean): Parse {
  const candidates = new Map<string, Candidate>();
  for (const one of [...within.candidates, ...alone.candidates]) {
    const half = one.probability / 2;
    const known = candidates.get(one.operation);
    const spans = known && known.probability >= half ? known.spans : one.spans;
    candidates.set(one.operation, { ...one, spans, probability: (known?.probability ?? 0) + half });
  }
  const other = new Map(alone.others.map(({ name, probability }) => [name, probability]));
  return {
    ...within,
    candidates: [...candidates.values()]
      .sort((a, b) => b.probability - a.probability)
      .slice(0, mostCandidates),
    others: within.others
      .map(({ name, probability }) => {
        const own = other.get(name) ?? 0;
        // What was shown says nothing of a thing that was never shown.
        return { name, probability: name === 'about' && !wasThingShown ? own : (probability + own) / 2 };
      })
      .sort((a, b) => b.probability - a.probability),
  };
}
