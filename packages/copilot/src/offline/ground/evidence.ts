import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { overlaps } from '@brandwright/language/values/value.ts';
import { readServerAddresses } from '@brandwright/language/values/server-addresses.ts';
import { fieldsOf, type FieldSpec } from '../fields.ts';
import type { TaggedSpan } from '../parse/tag.ts';
import { asksOnly } from '../perceive/mood.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { accountedShare } from './accounted.ts';
import { isKindWord } from './records/kind-words.ts';
import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import { droppedIn } from './words/dropped.ts';
import type { Filling } from './fill/fill.ts';
import { saysNothingFits } from './words/finds-nothing.ts';
import { knownShare, namesOtherThing, saysTitle, saysVerbOtherwise } from './words/own-words.ts';
import { placeOfMember } from './values/members.ts';
import { numberNamed } from './values/relative-figures.ts';
import { losesUnasked } from './words/taking-away.ts';
import { notesAside, writesToNobody } from './words/to-a-person.ts';
import type { Trial } from './conversation/services.ts';
import type { DialogueState } from './conversation/state.ts';
import { weights } from './weights.ts';

export type EvidenceKind = keyof typeof weights;

/** What speaks for a reading or against it beside the learned model, added to its log probability. */
export interface Evidence {
  kind: EvidenceKind;
  why: string;
  weight: number;
}

/** Weighs a reading by what its words filled in, how a trial of it came out and what the conversation holds. */
export function weigh(
  operation: AnyDeclaration,
  spans: readonly TaggedSpan[],
  filling: Filling,
  trial: Trial | null,
  isEmpty: boolean,
  utterance: Utterance,
  state: DialogueState,
): Evidence[] {
  const found: Evidence[] = [];
  const add = (why: string, kind: EvidenceKind, times: number | boolean) => {
    const weight = weights[kind] * Number(times);
    if (weight !== 0) found.push({ kind, why, weight });
  };
  const { text, words, asking } = utterance;
  const isRead = operation.effect === 'read';
  const isOpening = state.results.length === 0 && state.pending.length === 0 && state.asked === null;
  const isTitle = saysTitle(operation, words);
  // A file that was made for nothing does no harm.
  const makesFile = /^export_|_export$/.test(operation.name);
  const isTitleAlone = isTitle && (makesFile || (isRead && words.length <= 2));
  // Nothing that was said before helps to understand an opening.
  const isFound = trial?.ok === true && givesRecord(operation, filling);
  const share =
    isOpening && filling.named.length === 0 && !isFound
      ? Math.max(knownShare(operation, asking), knownShare(operation, words))
      : 1;
  // A change has to have some word for it all the same.
  const known = (isRead || share > 0) && saysNumber(operation, filling, utterance) ? 1 : share;
  add('has no word for what is said', known === 0 ? 'noWord' : 'fewWords', known < leastKnown);
  add('accounts for its words', 'accounted', accountedShare(operation, spans, filling, utterance));
  add('needs what was not said', 'missing', filling.missing.length > 0);
  add('has no word for the figure that was said', 'figureAside', leavesBareFigure(operation, filling));
  add('names a record that was not found', 'unknown', filling.unknown.length > 0);
  add('names another thing', 'otherThing', !isOpening && namesOtherThing(operation, text));
  add('names a record', 'named', filling.named.length > 0 && filling.certainty >= sureName);
  add('goes on from the call before', 'again', filling.relation === 'again');
  add('changes nothing of what waits', 'sameAsWaits', changesNothing(operation, filling, state));
  add('sets side by side, and changes nothing', 'sideBySide', isSideBySide(operation, filling, utterance));
  add('does the last change to another', 'repeatsChange', repeatsChange(operation, filling, utterance));
  add('repeats the last call', 'repeatsCall', repeatsLastCall(operation, filling, state));
  add('takes a condition away', 'takesAway', takesAwayCondition(operation, utterance, state));
  add('is what it is called', isTitleAlone ? 'titleAlone' : 'title', isTitle);
  add('says one of its list in full', 'wholeMember', isRead && saysWholeMember(operation, filling, text));
  add('can’t leave out what is refused', 'refusedValue', filling.refused !== null);
  add('is said in other words', 'otherVerb', saysVerbOtherwise(operation, text));
  add('takes the last change back', 'takesBack', takesBack(operation, utterance, state));
  add('there is nothing to take back', 'nothingDone', takesBackNothing(operation, filling, state));
  add(
    'an address that is not said to be of it',
    'codeAlone',
    isCodeAlone(operation, fieldsOf(operation), filling, utterance),
  );
  add('is far from what it is now', 'farOff', isFarOff(operation, filling, state));
  add('keeps a question', 'keepsQuestion', keepsQuestion(operation, filling, text));
  add('keeps what is to be forgotten', 'keepsQuestion', keepsForgotten(operation, text));
  add('counts more than the own', 'notOwn', countsMoreThanOwn(operation, text));
  add('changes what is there for a new one', 'forNew', isForNew(operation, utterance));
  add('a change for a question', 'forQuestion', !isRead && asksOnly(text));
  add('is said not to be done', 'saysNot', !isRead && saysNot(operation, text));
  add('the opposite of what is said', 'opposite', turnsBack(operation, utterance));
  add('writes to nobody', 'writesToNobody', writesToNobody(operation, text));
  add('sends what is no letter', 'unmarkedText', sendsUnmarked(operation, spans, filling, text));
  add('notes it somewhere else', 'notesAside', notesAside(operation, text, state));
  const goesOn = filling.relation === 'again' || filling.relation === 'answer';
  add('leaves aside what it points at', 'pointsElsewhere', pointsElsewhere(operation, utterance, state));
  add('takes away what nobody spoke of', 'losesUnasked', !goesOn && losesUnasked(operation, text));
  add('an address of a server', 'serverAddress', takesServer(operation, filling));
  add(
    'says more than which record',
    'answersAside',
    answersAside(operation, spans, filling, utterance, state),
  );
  add('values without a place', 'left', isRead ? 0 : Math.min(3, leftIn(asking, filling)));
  add('values with a place', 'given', Math.min(3, filling.given));
  add('finds nothing', 'findsNothing', isEmpty);
  if (trial?.ok) add('found something', 'found', !isEmpty && !saysNothingFits(trial.result));
  else if (trial) add(`refused: ${trial.code}`, refusals[trial.code] ?? 'refused', true);
  return found;
}

/** A look that lacks a value, such as the weight of a parcel, asks for it in its refusal. */
const refusals: Readonly<Record<string, EvidenceKind>> = { not_found: 'notFound', bad_input: 'lacksValue' };

/** "Give her something for the wait", for what mails her: no word of it was marked as a letter's, and none says to write one. */
const sendsUnmarked = (
  operation: AnyDeclaration,
  spans: readonly TaggedSpan[],
  { input, relation }: Filling,
  text: string,
): boolean =>
  operation.effect === 'external' &&
  relation === 'new' &&
  fieldsOf(operation).some(
    ({ name, meta }) =>
      meta.outgoing === 'words' && input[name] !== undefined && !spans.some(({ field }) => field === name),
  ) &&
  !/\b(?:e?mails?|mailing|writes?|write|messages?|msg|tell|text|ask|repl(?:y|ies)|answer|respond|say|let .{1,20} know|send|note|ping|letter|thank|wish)\b/i.test(
    text,
  );

/** "What is my margin per SKU?": three words and more that stand for one of a list of values, which was taken. */
function saysWholeMember(operation: AnyDeclaration, { input }: Filling, text: string): boolean {
  return fieldsOf(operation).some((field) => {
    if (field.kind !== 'enum' || input[field.name] === undefined) return false;
    const place = placeOfMember(field, text);
    if (place === undefined || place.value !== input[field.name]) return false;
    return text.slice(place.start, place.end).split(/\s+/).length >= 3;
  });
}

/** "90 strikers are on the way": what asks how many were counted is not what a message with another figure means. */
const leavesBareFigure = (operation: AnyDeclaration, { missing, left }: Filling): boolean =>
  missing.length > 0 &&
  left.some(({ kind }) => kind === 'number') &&
  fieldsOf(operation).some(({ name, meta }) => meta.needsWord && missing.some((one) => one.name === name));

/** "My new hire, jo@…": an address by itself does not say that it is to be the store's. */
function isCodeAlone(
  { name }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { input }: Filling,
  { words }: Utterance,
): boolean {
  if (!name.startsWith('update_store')) return false;
  const given = fields.filter((field) => input[field.name] !== undefined);
  return (
    given.length > 0 &&
    given.every(
      ({ meta, format, words: own }) =>
        (meta.sense === 'email' || format === 'email' || format === 'url') &&
        !words.some(({ stem }) => own.has(stem)),
    )
  );
}

/** "Bring it back", after looks that changed nothing. */
const takesBackNothing = ({ name }: AnyDeclaration, { input }: Filling, { calls }: DialogueState): boolean =>
  name === 'undo_change' &&
  Object.keys(input).length === 0 &&
  calls.length > 0 &&
  !calls.some(
    ({ operation, outcome }) => outcome?.ok && (findOperation(operation)?.effect ?? 'read') !== 'read',
  );

/** Its number was said. */
const givesRecord = (operation: AnyDeclaration, { input, assumed }: Filling): boolean =>
  assumed.length === 0 &&
  fieldsOf(operation).some(({ name, meta, required }) => meta.ref && required && input[name] !== undefined);

/** "Can you send 1053": who says the number of a record speaks of it, whatever the other words are. */
const saysNumber = (operation: AnyDeclaration, { input, several }: Filling, { text }: Utterance): boolean =>
  fieldsOf(operation).some(({ name, meta, kind }) => {
    const value = several?.field === name ? several.values : input[name];
    const numbers: readonly unknown[] = Array.isArray(value) ? value : [value];
    return (
      meta.ref !== undefined &&
      kind === 'integer' &&
      numbers.some((one) => typeof one === 'number' && new RegExp(String.raw`(?<!\d)${one}(?!\d)`).test(text))
    );
  });

/** "Stop sharing it", right after a brand kit was spoken of, for what stops sharing a conversation. */
function pointsElsewhere(operation: AnyDeclaration, { text }: Utterance, { focus }: DialogueState): boolean {
  const [latest] = focus;
  if (operation.effect === 'read' || !latest || !/\b(?:it|that|this)\W*$/i.test(text)) return false;
  const kinds = fieldsOf(operation).flatMap(({ meta }) => meta.ref ?? []);
  return kinds.length > 0 && !kinds.includes(latest.kind);
}

/** Figures and names that found no place, of the part of the message that asks. */
const leftIn = (asking: Utterance['asking'], { left }: Filling): number =>
  left.filter((value) => asking.some((word) => overlaps(word, value))).length;

/** An opening of which a declaration knows a smaller share of the words is about something else. */
const leastKnown = 0.34;

/** From here on a record counts as named for sure. */
const sureName = 0.85;

const joint = /^\s*,?\s*(?:versus|vs\.?|or|and|against|compared (?:to|with))\s*$/i;

/** "Vietnam versus China" for an operation that goes from one to the other: no change is said. */
function isSideBySide(operation: AnyDeclaration, { input }: Filling, { values, text }: Utterance): boolean {
  const goes = fieldsOf(operation).some(
    ({ name, meta }) => meta.sense === 'country' && /^to[A-Z]/.test(name) && input[name] !== undefined,
  );
  const countries = values.filter(({ kind }) => kind === 'country');
  return (
    goes &&
    countries.some((one, place) => {
      const next = countries[place + 1];
      return next !== undefined && joint.test(text.slice(one.end, next.start));
    })
  );
}

/** "1008", after a note on 1004: a name by itself asks to see it, not for the same change again. */
function repeatsChange(operation: AnyDeclaration, filling: Filling, { text, words }: Utterance): boolean {
  if (operation.effect === 'read' || filling.inherited !== 'last call') return false;
  const isNameAlone = filling.given <= 1 && words.length <= 4;
  // "And the band in terracotta": a request that is taken as it was said is a new one.
  const takesRequest = fieldsOf(operation).some(
    ({ name, meta }) => meta.sense === 'whole_request' && filling.input[name] !== undefined,
  );
  if (takesRequest) return false;
  return isNameAlone && !saysSame.test(text);
}

/** Says that the last change is meant, for another or in another way: "no, I meant 990", "actually just expedited". */
const saysSame =
  /\b(?:same|too|also|as well|again|likewise|ditto|another|more|one|no|not|meant|mean|actually|instead|rather|just|sorry|oops|make)\b/i;

/** "Diffuser lot shipped with UPS, lands the 3rd", asked which one to change: hardly a word of it is of that change. */
function answersAside(
  operation: AnyDeclaration,
  spans: readonly TaggedSpan[],
  filling: Filling,
  utterance: Utterance,
  { asked }: DialogueState,
): boolean {
  if (operation.effect === 'read' || filling.relation !== 'answer' || utterance.words.length < leastAside)
    return false;
  const isRecord = fieldsOf(operation).some(
    ({ name, meta }) => name === asked?.field && meta.ref !== undefined,
  );
  return isRecord && accountedShare(operation, spans, filling, utterance) < leastAnswered;
}

/** Fewer words are an answer and no request of their own. */
const leastAside = 7;
const leastAnswered = 0.4;

/** The same call as the one just made, with nothing changed: a message is hardly ever that. */
function repeatsLastCall(operation: AnyDeclaration, filling: Filling, state: DialogueState): boolean {
  const [last] = state.calls;
  if (operation.effect !== 'read' || last?.operation !== operation.name) return false;
  return canonical(last.input) === canonical(filling.input);
}

/** The same as what waits for a yes already. */
const changesNothing = ({ name }: AnyDeclaration, { input }: Filling, { pending }: DialogueState): boolean =>
  pending.some(
    (one) =>
      one.operation === name &&
      Object.entries(input).every(([field, value]) => canonical(one.input[field]) === canonical(value)),
  );

/** An address that only programs call, for what takes one. */
const takesServer = (operation: AnyDeclaration, { input, relation }: Filling): boolean =>
  relation !== 'again' &&
  fieldsOf(operation).some(
    ({ name, meta }) =>
      meta.sense === 'server_address' && readServerAddresses(String(input[name] ?? '')).length > 0,
  );

/** "I want to read it before, don't send it", for what sends. */
const saysNot = ({ name }: AnyDeclaration, text: string): boolean =>
  new RegExp(
    `\\b(?:don['’]?t|do not|not|never|without)\\s+(?:\\w+\\s+)?${name.split('_', 1)[0] ?? name}`,
    'i',
  ).test(text);

/** "Is that Friday rule mine or Daniel's?" is no fact to remember, and no note where none was asked for. */
const keepsQuestion = ({ name }: AnyDeclaration, { input }: Filling, text: string): boolean =>
  (name.startsWith('remember_') || (/^add_(?:\w+_)?note$/.test(name) && !asksToNote.test(text))) &&
  Object.values(input).some((value) => typeof value === 'string' && /[\p{L}\d]\?/u.test(value));

const asksToNote =
  /\b(?:notes?|jot|write (?:it |this |that )?down|put (?:it |this )?down|log|record|remark|comment)\b/i;

/** "How many suppliers do I have": those of the store are meant, where it keeps a list of its own. */
const countsMoreThanOwn = ({ name, related = [] }: AnyDeclaration, text: string): boolean =>
  name.startsWith('count_') &&
  related.some((other) => other.startsWith('list_my_')) &&
  /\bhow many (?:\p{L}+ ){1,2}(?:do|have) (?:i|we)\b|\b(?:my|our) (?:own )?(?:suppliers|factories|makers)\b/iu.test(
    text,
  );

/** "Forget that we never ship on Fridays", "… isn't so anymore, forget that one". */
const keepsForgotten = ({ name }: AnyDeclaration, text: string): boolean =>
  name.startsWith('remember_') &&
  !/\bremember\b/i.test(text) &&
  /^\W*(?:(?:please|pls|can you|and|ok|now)[, ]+)*forget\b|\bforget (?:it|that|this)(?: one)?\W*$|\b(?:isn['’]?t|is not|no longer|not) (?:so|true|right|valid) any ?more\b/i.test(
    text,
  );

/** "$180" for a goal of $24,000: a figure that is another thing than the one in view. */
function isFarOff(operation: AnyDeclaration, { input }: Filling, { results }: DialogueState): boolean {
  if (operation.effect !== 'write') return false;
  return Object.entries(input).some(([name, value]) => {
    const now = name.endsWith('Minor')
      ? results
          .slice(0, 3)
          .map(({ result }) => numberNamed(name, result))
          .find((one) => one !== undefined)
      : undefined;
    if (now === undefined || now <= 0 || typeof value !== 'number' || value <= 0) return false;
    return value / now > mostTimes || now / value > mostTimes;
  });
}
const mostTimes = 20;

/** "I need a new one, each Friday", "empty brand kit, for table linen": what is there stays as it is. */
const isForNew = (operation: AnyDeclaration, { text }: Utterance): boolean =>
  operation.effect !== 'read' &&
  !/^(?:create|recreate|add|make|request|generate|invite|send|resend)_/.test(operation.name) &&
  (newOne.test(text) || beginsWithNew(operation, text) || beginsWithOther(operation, text));

/** "Also invite my bookkeeper", for what changes an invite: another operation beside it is called by the verb. */
function beginsWithOther({ name, related = [] }: AnyDeclaration, text: string): boolean {
  const verb =
    /^(?:(?:and|also|then|ok|now|please|pls|can you|could you)[\s,]+)*(?<verb>invite|refund|ship|publish)\b/i
      .exec(text.trim())
      ?.groups?.['verb']?.toLowerCase();
  return (
    verb !== undefined &&
    !name.startsWith(`${verb}_`) &&
    related.some((other) => other.startsWith(`${verb}_`))
  );
}

const newOne =
  /\b(?:(?:a new|another|a second) one\b|(?:like|want|need) one (?:that|which|who|to|for)\b|(?:^|\band |\balso )new one(?=\s*[:,])|one more(?=\s*(?:[.!?,]|$|that\b|like\b|for\b|which\b)))/i;
const opensWithNew =
  /^(?:(?:ok|and|then|now|please)\s+)*(?:an?\s+)?(?:empty|blank|new|fresh|another)\s+(?<words>\p{L}+(?:\s+\p{L}+)?)/iu;

/** Whether a message begins with a new one of the kind that the operation changes. */
function beginsWithNew(operation: AnyDeclaration, text: string): boolean {
  const words = opensWithNew.exec(text)?.groups?.['words']?.split(/\s+/) ?? [];
  return fieldsOf(operation).some(({ meta: { ref } }) => ref && words.some((word) => isKindWord(word, ref)));
}

/** "Put it back the way it was", right after a change. */
const takesBack = ({ name }: AnyDeclaration, { text }: Utterance, { results }: DialogueState): boolean =>
  name === 'undo_change' &&
  results[0] !== undefined &&
  results[0].operation.effect !== 'read' &&
  /\b(?:(?:put|change|set|turn|take|bring) (?:it|that|them|this|those) (?:all )?back|(?:the way|as|how|like) (?:it|they|that) (?:was|were)(?: before)?|back to (?:the way|how|what) (?:it|they) (?:was|were)|revert)\b/i.test(
    text,
  );

/** "Unarchive" for a message that says "archive" and nothing of a way back; the same change again for one that says "undo". */
function turnsBack({ name, effect }: AnyDeclaration, { text }: Utterance): boolean {
  if (effect !== 'read' && /^\W*(?:(?:please|pls|ok|no|wait|oh)[, ]+)*undo\b/i.test(text))
    return !name.startsWith('undo_');
  if (/^add_/.test(name) && takesOut.test(text)) return true;
  // "Cut the candle duty one back on", for what stops it.
  if (/^(?:stop|disable|pause|archive)_/.test(name) && turnsOn.test(text)) return true;
  // "Turn off the link", for what shares it.
  if (/^(?:share|publish)_/.test(name) && closes.test(text)) return true;
  const verb = /^un(\w+?)_/.exec(name)?.[1];
  if (!verb) return false;
  const says = new RegExp(`\\b${verb.slice(0, 6)}`, 'i').test(text);
  return says && !/\bun-?\w+|\bback\b|\brestore|\breopen|\bundo|\bagain\b/i.test(text);
}

/** "Take the gold line away", and nothing of adding. */
const takesOut =
  /^(?!.*\b(?:add|put|place|write|print|note|with|new|include|insert|say)\b).*\b(?:(?:take|get)\b.{1,40}\b(?:out|off|away|down)|remove|delete|get rid of)\b/iu;

const turnsOn = /\b(?:cut|turn|switch|put|bring|flip)\b[^.;!?]{0,40}\bback on\b/i;

const closes =
  /\b(?:(?:turn|switch|take)(?: (?:it|that|the (?:\p{L}+ )?link))? (?:off|down)|unshare|unpublish|stop sharing|revoke|disable|close (?:the|that|its|this) (?:\p{L}+ )?link)\b/iu;

/** "Forget the MOQ", after a list that was narrowed by it. */
export function takesAwayCondition(
  operation: AnyDeclaration,
  { text }: Utterance,
  { results }: DialogueState,
): boolean {
  const [shown] = results;
  return (
    shown?.operation === operation &&
    operation.effect === 'read' &&
    droppedIn(fieldsOf(operation), text, shown.input).length > 0
  );
}
