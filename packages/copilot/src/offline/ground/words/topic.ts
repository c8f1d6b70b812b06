import type { RecordKind } from '@brandwright/contract';
import { fieldsOf } from '../../fields.ts';
import { meanOf, withShare } from '../../parse/mean.ts';
import type { Parser } from '../../parse/parse.ts';
import { figuresNamedIn, recordsNamedIn } from '../records/kind-words.ts';
import { knowsWord } from './own-words.ts';
import type { DialogueState } from '../conversation/state.ts';

/** "Open the first outstanding order", after quotes, or "sales in October", after a duty: the last result has nothing of what the message names. */
function turnsAway(text: string, { results, pending, asked }: DialogueState): boolean {
  const [last] = results;
  if (!last || asked || pending.length > 0) return false;
  if (figuresNamedIn(text).some((noun) => !knowsWord(last.operation, noun))) return true;
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
      const both = meanOf(within, alone);
      if (wasShown(message, state)) return both;
      // What was shown says nothing of a thing that was never shown.
      const about = alone.others.find(({ name }) => name === 'about')?.probability ?? 0;
      return { ...both, others: withShare(both.others, 'about', about) };
    },
  };
}
