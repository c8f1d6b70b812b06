import type { DialogueState } from '../../ground/conversation/state.ts';
import type { Answer } from '../found-answer.ts';
import { focusOf } from '../say-rows.ts';
import { asksToReckon, readSum, type AskedSum, type Reckoned } from './asked-sum.ts';
import { averageOrder } from './average-order.ts';
import { apartFromBefore } from './apart-from-before.ts';
import { difference } from './difference.ts';
import { each } from './each.ts';
import { growth } from './growth.ts';
import { howManyFit } from './how-many-fit.ts';
import { leftOver } from './left-over.ts';
import { margin } from './margin.ts';
import { missing } from './missing.ts';
import { ofSaid } from './of-said.ts';
import { portion, portionOf } from './portion.ts';
import { remainder } from './remainder.ts';
import { shareOf } from './share-of.ts';
import { times } from './times.ts';
import { together } from './together.ts';
import { yearAndMonth } from './year-and-month.ts';

/** The more a way of reckoning needs to be said, the earlier it is tried. */
const ways: readonly ((asked: AskedSum) => Reckoned | null)[] = [
  averageOrder,
  growth,
  margin,
  yearAndMonth,
  times,
  missing,
  howManyFit,
  shareOf,
  each,
  remainder,
  ofSaid,
  difference,
  apartFromBefore,
  together,
  portion,
];

const andPart = /\b(?:and|then)\b[^.?!]*\b(?:half|a third|a quarter)\b/i;

/**
 * What a question of arithmetic comes to, from figures that it says, that are in view, or that the answer before worked out; null
 * where it asks for none, or where which figures it means is not certain.
 */
export function reckon(message: string, state: DialogueState): Answer | null {
  if (message.length > longest) return null;
  const asked = readSum(message, state);
  if (!asksToReckon(asked.text)) return null;
  for (const way of ways) {
    const found = way(asked);
    if (!found) continue;
    const certainty = certaintyOf(asked, found);
    if (certainty === null) return null;
    const part =
      found.result && way !== portion ? portionOf(andPart.exec(asked.text)?.[0] ?? '', found.result) : null;
    return { text: part ? `${found.text} ${part.text}` : found.text, focus: focusOf(found.rows), certainty };
  }
  return null;
}
const longest = 240;

/** How surely the figures are those that are meant; null where the question names other things. */
function certaintyOf(asked: AskedSum, { rows, result, isOfSaid, isUnnamed }: Reckoned): number | null {
  // A weight or a length that is shared out is no shipment to be priced.
  if (isOfSaid) return result?.unit === 'measure' ? certain.shown : certain.said;
  const over = leftOver(asked, rows);
  return over === 0 && !isUnnamed ? certain.shown : over < 2 ? certain.nearly : null;
}
const certain = { shown: 0.95, nearly: 0.7, said: 0.7 } as const;
