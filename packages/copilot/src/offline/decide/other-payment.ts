import { readCardNames } from '@brandwright/language/values/card-names.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { fieldsOf } from '../fields.ts';
import { emptyWork } from '../ground/fill/work.ts';
import { fillAmountAlone, fillCards, fillShare } from '../ground/fill/fill-payments.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { Parse } from '../parse/parse.ts';
import { agreesPlainly } from '../perceive/reply.ts';
import type { Utterance } from '../perceive/utterance.ts';
import type { Decision } from './decision.ts';
import { policy } from './policy.ts';

/** Words around another card or amount that ask for nothing else. */
const around = new Set(
  `yes yep yeah sure ok okay no nope not sorry actually rather instead but please pls just only make it that this them the a my our
  use using with on from by put charge pay take try let lets do go change switch to of for then now one card amount dollars bucks
  usd want i we would like can you could prefer hmm wait`.split(/\s+/),
);

/**
 * "Use the mastercard instead", "yes, but only half": what waits is paid with another card or in part, and asks anew. A yes that
 * names the card that is shown is a yes. Null for a message that says anything else.
 */
export async function otherPayment(
  { others }: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Decision | null> {
  const [waiting] = state.pending;
  const operation = waiting && services.find(waiting.operation);
  if (!waiting || operation?.effect !== 'money') return null;
  const fields = fieldsOf(operation);
  const work = emptyWork();
  await fillCards(fields, utterance, services, work);
  fillShare(operation, fields, utterance, work);
  fillAmountAlone(operation, fields, utterance, work);
  if (Object.keys(work.input).length === 0 || work.unclear) return null;
  const isUsed = ({ start, end }: { start: number; end: number }) =>
    work.used.some((place) => start >= place.start && end <= place.end);
  const reasons = reasonsAgainst(utterance.text);
  const isReason = ({ start, end }: { start: number; end: number }) =>
    reasons.some((place) => start >= place.start && end <= place.end);
  const more = tokenize(utterance.text).filter(
    (word) => !isUsed(word) && !isReason(word) && !around.has(word.lower),
  );
  if (more.length > 0) return null;
  const isSame = Object.entries(work.input).every(([field, value]) => waiting.input[field] === value);
  const yes = others.find(({ name }) => name === 'yes')?.probability ?? 0;
  if (isSame && yes >= policy.decision && agreesPlainly(utterance.text))
    return { kind: 'decision', approved: true };
  const known = fields.flatMap(({ name }) =>
    waiting.input[name] === undefined ? [] : [[name, waiting.input[name]] as const],
  );
  // An amount takes the place of a share, and a share that of an amount.
  const isPart = 'amountMinor' in work.input || 'sharePercent' in work.input;
  const kept = known.filter(([name]) => !isPart || (name !== 'amountMinor' && name !== 'sharePercent'));
  return {
    kind: 'call',
    operation: operation.name,
    inputs: [{ ...Object.fromEntries(kept), ...work.input }],
    replaces: [waiting.actionId],
    isQuestion: false,
    others: [],
  };
}

/** "Not on the visa that's nearly maxed, use the amex": what is said of a card that is not to be charged is why. */
const reasonsAgainst = (text: string): { start: number; end: number }[] =>
  readCardNames(text).flatMap(({ isRefused, end }) => {
    const length = text.slice(end).search(/[,.;!]|$/);
    return isRefused ? [{ start: end, end: end + length }] : [];
  });
