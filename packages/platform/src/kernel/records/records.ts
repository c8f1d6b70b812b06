import type { RecordKind } from '@brandwright/contract';
import type { RecordFinder } from '../area.ts';
import type { RecordCandidate } from './record-candidate.ts';
import type { Context } from '../request/context.ts';

/** At most this many candidates go to a model. */
const most = 24;

/**
 * Asks every area's finder, or those of some kinds alone, best matches first. One area's failure must not end the
 * transaction of the others.
 */
export async function findRecords(
  finders: readonly RecordFinder[],
  context: Context,
  words: string,
  kinds?: readonly RecordKind[],
): Promise<RecordCandidate[]> {
  // A context of its own for this question: finders that look through the same rows read them once (`onceIn`).
  const asked = { ...context };
  const asking = kinds ? finders.filter(({ kind }) => kinds.includes(kind)) : finders;
  const found = await Promise.all(asking.map((finder) => finder.find(asked, words)));
  return found
    .flat()
    .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
    .slice(0, most);
}

/** A read that several finders share: once for each question asked of them. */
export function onceIn<T>(read: (context: Context) => Promise<T>): (context: Context) => Promise<T> {
  const reads = new WeakMap<Context, Promise<T>>();
  return (context) => {
    const known = reads.get(context);
    if (known) return known;
    // A query of the builder is sent anew by each `await`: a promise is one answer for all.
    const reading = read(context).then((answer) => answer);
    reads.set(context, reading);
    return reading;
  };
}
