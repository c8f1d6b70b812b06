import type { RecordCandidate, RecordFinder } from './area.ts';
import type { Context } from './context.ts';

/** At most this many candidates go to a model. */
const most = 24;

/** Asks every area's finder, best matches first. One area's failure must not end the transaction of the others. */
export async function findRecords(
  finders: readonly RecordFinder[],
  context: Context,
  words: string,
): Promise<RecordCandidate[]> {
  const found: RecordCandidate[] = [];
  for (const finder of finders) found.push(...(await finder.find(context, words)));
  return found.sort((a, b) => b.score - a.score || a.label.localeCompare(b.label)).slice(0, most);
}
