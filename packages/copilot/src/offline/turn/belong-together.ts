import { fill } from '../arguments/fill.ts';
import { thresholds } from './interpretation.ts';
import { listen } from '../meaning/listen.ts';
import type { Offer } from './offer.ts';
import { rank } from '../choice/rank.ts';
import type { Table } from '../table/state.ts';
import { stopWords } from '../words/lexicon.ts';
import { tokenise } from '../words/tokens.ts';

/** "write me a poem": told to somebody, with something to do it to. */
const isOwnRequest = (text: string): boolean =>
  /^(?:please |also |then |now |just )*(?:write|tell|sing|draw|play|book|call|drive|cook|send|make|give|what|who|how|why|when|where)\b/i.test(
    text,
  ) && tokenise(text).filter((token) => !stopWords.has(token.lower)).length >= 2;

/** Two parts are one request when the second only completes the first: a flag, a filter, a value of the same operation. */
export async function belongTogether(
  left: string,
  right: string,
  offer: Offer,
  table: Table,
  now: Date,
): Promise<boolean> {
  const heardLeft = await listen(left, now, []);
  const heardRight = await listen(right, now, []);
  const bestLeft = rank(heardLeft, offer.profiles, offer.rarity, table)[0];
  const bestRight = rank(heardRight, offer.profiles, offer.rarity, table)[0];
  if (!bestLeft) return false;
  if (!bestRight || bestRight.score < thresholds.decline)
    return !isOwnRequest(right) || fill(bestLeft.profile, heardRight, table).taken > 0;
  if (
    heardRight.tokens.filter((token) => !stopWords.has(token.lower)).length < 2 &&
    heardRight.references.length === 0
  )
    return true;
  const points = heardRight.references.some((reference) => reference.how !== 'person');
  if (/[.!?;]$/.test(left.trimEnd()) || points) return false;
  const completed = fill(bestLeft.profile, heardRight, table);
  const names =
    completed.namedValues > 0 && bestRight.filling.taken === 0 && bestRight.score < bestLeft.score;
  return (
    names ||
    (bestRight.profile === bestLeft.profile && completed.taken > 0 && heardRight.references.length === 0)
  );
}
