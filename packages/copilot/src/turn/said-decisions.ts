import { readOrdinal } from '@brandwright/language/words/ordinals.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { Choice, PendingInView } from '../offline/ground/conversation/turn-context.ts';
import { readDecision } from './said-decision.ts';
import { ordinalWord } from '@brandwright/language/words/ordinals.ts';

export interface SaidDecision {
  actionId: string;
  approved: boolean;
}

/** What was said about actions that wait: decisions, or the question which of them was meant; null when it is about neither. */
export type ReadDecisions =
  | { kind: 'decisions'; decisions: SaidDecision[] }
  | { kind: 'which'; question: string; choices: Choice[] }
  | null;

const yesWord =
  /^(?:(?:and|so|ok|okay|then|but)\s+)*(?:yes|yep|yeah|yup|ok|okay|sure|approve|confirm|accept|go ahead|do|go for|run|i approve|i confirm)\b/i;
const noWord =
  /^(?:(?:and|so|ok|okay|then|but)\s+)*(?:no|nope|not|do not|don't|dont|deny|reject|decline|refuse|skip|leave|drop|stop|withdraw)\b/i;
const link = /^(?:\s*(?:please|it|with|to|for|on|do|the action|that|one|ones|alone|just|only))*\s*/i;
const all =
  /^(?:both|all|everything|all of (?:them|it|those)|both of (?:them|those)|them all|the lot|each|them|all (?:two|three|four))\b/i;
const others = /^(?:the )?(?:others?|rest|other ones?|remaining(?: ones?)?)\b/i;

/**
 * Yes and no to actions that wait, `waiting` oldest first: "yes", "approve both", "yes to the first, no to the second",
 * "yes to 1042". A bare yes while several wait asks which. Anything with more in it is null: it is for the model to read.
 */
export function readDecisions(text: string, waiting: readonly PendingInView[]): ReadDecisions {
  const plain = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/[.! ]+$/, '');
  const [only] = waiting;
  if (!only || plain.length > 160) return null;
  const bare = readDecision(text);
  if (bare && waiting.length === 1)
    return { kind: 'decisions', decisions: [{ actionId: only.actionId, approved: bare === 'approve' }] };
  if (waiting.length === 1 && send.test(plain) && sends(only))
    return { kind: 'decisions', decisions: [{ actionId: only.actionId, approved: true }] };
  if (refusesAtLength.test(plain))
    return waiting.length === 1
      ? { kind: 'decisions', decisions: [{ actionId: only.actionId, approved: false }] }
      : which(waiting);
  if (waiting.length === 1 && refusesByName(plain, only))
    return { kind: 'decisions', decisions: [{ actionId: only.actionId, approved: false }] };
  const decisions: SaidDecision[] = [];
  let approved: boolean | null = null;
  for (const part of plain
    .split(/\s*[,;]\s*(?:(?:and|but)\s+)?|\s+(?:and|but)\s+|\s*\.\s+/i)
    .filter(Boolean)) {
    const said: boolean | null = noWord.test(part) ? false : yesWord.test(part) ? true : approved;
    if (said === null) return bare ? which(waiting) : null;
    approved = said;
    const rest = part.replace(said ? yesWord : noWord, '').replace(link, '');
    const meant = meantBy(rest, waiting, decisions);
    if (!meant) return bare ? which(waiting) : null;
    for (const action of meant)
      if (!decisions.some((one) => one.actionId === action.actionId))
        decisions.push({ actionId: action.actionId, approved: said });
  }
  return decisions.length > 0 ? { kind: 'decisions', decisions } : null;
}

/** "send", "ok send now": yes to what sends something, and to nothing else. */
const send =
  /^(?:(?:yes|ok|okay|great|good|perfect|please|now|then|just)[,.! ]+)*send(?:[,.! ]+(?:now|please|away|thanks|thank you|them|this|that))*$/i;
const sends = ({ operation, title, verb }: PendingInView): boolean =>
  /\bsend/i.test(`${operation.replaceAll('_', ' ')} ${title} ${verb}`);

/** "no, forget it, she is still thinking": a no with its reason. */
const refusesAtLength =
  /^(?:(?:oh|ok|okay|hm|hmm|wait|sorry|actually|please)[,.! ]+)*(?:no|nope|nah|never ?mind|forget it|leave it|stop)[,.! ]+(?:(?:please|just|forget it|forget that|never ?mind|leave it|stop|not (?:today|now|yet)|(?:do not|don't|dont) do (?:it|that|anything|a thing)|do nothing)[,.! ]*)+(?:(?:because|since|as|he|she|they|i|we|it|the (?:customer|client|shopper|buyer))\b(?!.*\b(?:instead|rather|but)\b)[^?\d]*)?$/i;

/** "ok dont resend", "don't cancel it": no, by the verb of what waits. "Don't refund her" changes a cancellation. */
function refusesByName(text: string, action: PendingInView): boolean {
  const verb =
    /^(?:(?:ok|okay|oh|hm|hmm|wait|no|please|actually|then)[,. ]+)*(?:do not|don't|dont)\s+(\p{L}+)(?:\s+(?:it|that|this|them|anything|her|him|\p{L}+ \d+))?(?:\s+(?:then|yet|please))?$/iu.exec(
      text,
    )?.[1];
  if (!verb) return false;
  const held = [action.title, action.verb, action.operation.replaceAll('_', ' ')].flatMap((words) =>
    tokenize(words).slice(0, 1),
  );
  const said = verb.toLowerCase();
  return held.some((token) => token.stem === stem(said) || said === `re${token.lower}`);
}

/** Whether a message is worth looking up what waits: short, and it begins with a yes or a no. */
export const mayDecide = (text: string): boolean =>
  text.length <= 160 &&
  (readDecision(text) !== null ||
    yesWord.test(text.trim()) ||
    send.test(text.trim().replace(/[.! ]+$/, '')) ||
    noWord.test(text.trim()) ||
    refusesAtLength.test(text.trim()) ||
    /\bdo ?n[o']?t\b/i.test(text));

function meantBy(
  words: string,
  waiting: readonly PendingInView[],
  decided: readonly SaidDecision[],
): readonly PendingInView[] | null {
  const said = words.replace(/\s+(?:please|then|now|too|as well|one|ones|though)+$/i, '').trim();
  if (all.test(said)) return waiting;
  if (others.test(said))
    return waiting.filter((action) => !decided.some((one) => one.actionId === action.actionId));
  const place = readOrdinal(said.replace(/^the\s+/i, '').replace(/\s+(?:one|action|card)$/i, ''));
  if (place !== null) return withOne(waiting.at(place > 0 ? place - 1 : place));
  const number = /^(?:the )?(?:order |number |one for |cancellation of |refund of )?#?(\d{2,})$/i.exec(
    said,
  )?.[1];
  if (!number) return null;
  const named = waiting.filter((action) =>
    Object.values(action.input).some((value) => String(value) === number),
  );
  return named.length === 1 ? named : null;
}

const withOne = (action: PendingInView | undefined) => (action ? [action] : null);

function which(waiting: readonly PendingInView[]): ReadDecisions {
  if (waiting.length < 2) return null;
  const shown = waiting.slice(0, 4);
  return {
    kind: 'which',
    question: `${waiting.length} actions are waiting for you: ${shown.map(({ title, verb, what }, at) => `${at + 1}. ${what?.replace(/\.$/, '') ?? title} (${verb})`).join('; ')}. Which one do you mean?`,
    choices: [
      ...shown.map((action, at) => ({
        label: action.verb,
        say: `Yes to the ${ordinalWord(at + 1) ?? 'last'}`,
      })),
      { label: 'All of them', say: 'Yes to all of them' },
      { label: 'None', say: 'No to all of them' },
    ],
  };
}
