import { fieldsOf } from '../fields.ts';
import type { Candidate, Parse } from '../parse/parse.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { GroundingServices } from './conversation/services.ts';
import type { DialogueState } from './conversation/state.ts';

const another =
  /\b(?:another|one more|a (?:new|second)|new one|too|also|as well|again|next|second|likewise)\b/i;
const changes = /^(?:update|change|edit|set)_(?<thing>.+)$/;
/** The change of what was just made is at least this likely for what was read as making it once more. */
const shareOfMade = 0.9;
const leastLeft = 0.2;

/**
 * What was just made, or waits to be made, is what the next words change. "Half past six rather", while an assistant waits to be made, is
 * no change of another one; "cost me 6.10", right after a product was added, adds none. Changes `likely` in place.
 */
export function turnToMade(
  likely: Candidate[],
  { candidates }: Parse,
  { text }: Utterance,
  { calls: [last], pending, results: [shown] }: DialogueState,
  { find }: GroundingServices,
): void {
  for (const [place, candidate] of likely.entries()) {
    const thing = changes.exec(candidate.operation)?.groups?.['thing'];
    const waiting = pending.find(({ operation }) => operation === `create_${thing ?? ''}`);
    const making = waiting && find(waiting.operation);
    if (!making || namesRecord(candidate, find)) continue;
    const fields = new Set(fieldsOf(making).map(({ name }) => name));
    const spans = candidate.spans.filter(({ field }) => fields.has(field));
    if (likely.some(({ operation }) => operation === making.name) && spans.length === 0) continue;
    const own = likely.findIndex(({ operation }) => operation === making.name);
    likely[place] = { operation: making.name, probability: candidate.probability, spans, relation: 'revise' };
    if (own >= 0) likely.splice(own, 1);
    return;
  }
  const [best] = likely;
  if (!best || last?.operation !== best.operation || last.outcome?.ok !== true) return;
  if (!best.operation.startsWith('create_') || another.test(text) || saysName(best)) return;
  const made = new Set(
    shown?.lists.flatMap(({ records }) => records.flatMap(({ refs }) => [...refs.keys()])) ?? [],
  );
  const change = candidates.find(({ operation }) => {
    const fields = /^(?:update|change|edit|adjust)_/.test(operation) ? find(operation) : undefined;
    return (
      fields !== undefined &&
      fieldsOf(fields).some(({ meta, array }) => meta.ref && !array && made.has(meta.ref))
    );
  });
  if (!change) return;
  const others = likely.filter(({ operation }) => operation !== change.operation);
  likely.splice(
    0,
    likely.length,
    { ...change, probability: Math.max(change.probability, best.probability * shareOfMade) },
    ...others.map((one) => (one === best ? { ...one, probability: one.probability * leastLeft } : one)),
  );
}

/** It names which one, and so hardly the one that waits to be made. */
const namesRecord = ({ operation, spans }: Candidate, find: GroundingServices['find']): boolean => {
  const declaration = find(operation);
  const records = declaration
    ? fieldsOf(declaration).flatMap(({ name, meta, required }) =>
        meta.ref && (required || meta.question) ? [name] : [],
      )
    : [];
  return spans.some(({ field, text }) => records.includes(field) && !pronoun.test(text.trim()));
};
const pronoun = /^(?:it|that|this|that one|this one|them|those)$/i;

const saysName = ({ spans }: Candidate): boolean =>
  spans.some(({ field }) => field === 'title' || field === 'name');
