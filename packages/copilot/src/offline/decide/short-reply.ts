import { readCardNames } from '@brandwright/language/values/card-names.ts';
import { letterStyle, rewriteLetter } from '@brandwright/language/outgoing/rewrite.ts';
import type { Parse } from '../parse/parse.ts';
import {
  agreesPlainly,
  asksForWaiting,
  isNoAlone,
  isPlainNo,
  isPlainYes,
  isStop,
  isUndecided,
} from '../perceive/reply.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { fieldsOf } from '../fields.ts';
import { flagSaid } from '../ground/values/flags.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { AskedQuestion, OfferedOption, PendingInView } from '../ground/conversation/turn-context.ts';
import { changesLookedAt } from './after-look.ts';
import { chosenOption } from './chosen-option.ts';
import type { Decision } from './decision.ts';
import { mostOptions, policy } from './policy.ts';

/**
 * A yes, a no, a hesitation or a stop, to what waits, to a question or to nothing. Null for a message that says more.
 * `isForDraft`: it means the draft that was just shown, whatever else waits.
 */
export function shortReply(
  { others }: Parse,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  isForDraft: boolean,
): Decision | null {
  const { text } = utterance;
  const share = (name: string) => others.find((one) => one.name === name)?.probability ?? 0;
  const isSaid = (name: 'yes' | 'no') => share(name) >= policy.decision && isBare(utterance);
  const left: Decision = { kind: 'chat', topic: 'left', text };
  const [waiting] = state.pending;
  if (waiting && !isForDraft && !turnsFlag(text, state, services)) {
    if (isSaid('yes') && agreesPlainly(text)) return { kind: 'decision', approved: true };
    if (isSaid('no')) return { kind: 'decision', approved: false };
  }
  const told = waiting ? aboutWaiting(text, waiting, state) : null;
  if (told) return told;
  if (isStop(text)) return waiting ? { kind: 'decision', approved: false } : left;
  // "OK, go" after a draft sends it.
  const isFree = !waiting && state.asked === null && !isDrafted(state);
  if (isFree && isNoAlone(text)) return left;
  const [offered, ...more] = state.offered;
  const agrees = isPlainYes(text) || (isSaid('yes') && agreesPlainly(text));
  // "Is this what you mean?" – "yes".
  if (isFree && agrees && offered && more.length === 0) return pressed(offered);
  const looked = isFree && agrees ? changesLookedAt(state, services) : [];
  if (looked.length > 0) {
    const [only, ...others] = looked;
    return only && others.length === 0
      ? pressed(only)
      : { kind: 'options', options: looked.slice(0, mostOptions) };
  }
  if (isFree && (isPlainYes(text) || isSaid('yes')))
    return { kind: 'answer', text: 'Nothing is waiting for your yes.', focus: [] };
  const chosen = chosenOption(text, state);
  if (chosen) return pressed(chosen);
  // "No" to a question for a value is no value: it is left alone.
  const refuses = share('no') >= policy.decision || isPlainNo(text);
  return state.asked && refuses && isBare(utterance) && !asksYesOrNo(state.asked, services) ? left : null;
}

const pressed = ({ operation, input }: OfferedOption): Decision => ({
  kind: 'call',
  operation,
  inputs: [input],
  replaces: [],
  isQuestion: false,
  others: [],
});

export const isDrafted = ({ results }: DialogueState): boolean =>
  results[0]?.operation.name.startsWith('draft_') ?? false;

/** What is said of what waits without deciding it, and an undo of what was only asked for, which leaves it alone. */
function aboutWaiting(text: string, waiting: PendingInView, { calls }: DialogueState): Decision | null {
  if (isUndecided(text) || asksForWaiting(text))
    return { kind: 'answer', text: stillWaits(waiting), focus: [] };
  const style = letterStyle(text);
  const words = waiting.input['text'];
  if (style && typeof words === 'string' && rewriteLetter(words, style) === words)
    return {
      kind: 'answer',
      text: `There’s nothing in it to cut or reword. ${stillWaits(waiting)}`,
      focus: [],
    };
  if (copiesNobody.test(text))
    return { kind: 'answer', text: `No one is copied. ${stillWaits(waiting)}`, focus: [] };
  return isUndo.test(text) && calls[0]?.outcome?.ok === 'asks' ? { kind: 'decision', approved: false } : null;
}

const copiesNobody =
  /^\W*(?:no |don['’]?t )?(?:b?cc|copy)\b.*\b(?:nobody|no ?one|anyone|anybody)\b|^\W*no b?cc\b/i;
const isUndo =
  /^\W*(?:(?:no|oh|hmm|ok|wait|please|actually)[, ]+)*(?:undo|revert|(?:take|put|bring) (?:it|that|this|the [\w ]{1,30}) back)(?: (?:it|that|this))?\W*(?:,.*)?$/i;

/** What waits, with nothing done about it. */
const stillWaits = ({ what, title, verb }: PendingInView): string =>
  `${(what ?? title).replace(/[.]?$/, '.')} It’s waiting for your yes (“${verb}”) or no, and nothing happens until then.`;

/** "don't refund her", "yes, but without the refund": a change of what waits. */
const turnsFlag = (text: string, state: DialogueState, services: GroundingServices): boolean =>
  state.pending.some(({ operation }) => {
    const waiting = services.find(operation);
    return waiting
      ? fieldsOf(waiting).some((field) => field.kind === 'boolean' && flagSaid(field, text) !== undefined)
      : false;
  });

const asksYesOrNo = (asked: AskedQuestion, services: GroundingServices): boolean => {
  const operation = services.find(asked.operation);
  return (
    operation !== undefined &&
    fieldsOf(operation).some(({ name, kind }) => name === asked.field && kind === 'boolean')
  );
};

/** Nothing but a yes or a no: no values, no card ("no, the visa"), no question, few words. */
const isBare = ({ values, words, text }: Utterance) =>
  values.length === 0 && readCardNames(text).length === 0 && words.length <= 9 && !/\?\s*$/.test(text);
