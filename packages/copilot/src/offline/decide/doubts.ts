import { readAsked } from '@brandwright/language/products/product-words.ts';
import { fieldsOf } from '../fields.ts';
import { leavesFigure } from '../ground/fill/fill-payments.ts';
import { isKindWord } from '../ground/records/kind-words.ts';
import type { GroundingServices } from '../ground/conversation/services.ts';
import type { Reading } from '../ground/reading.ts';
import type { Utterance } from '../perceive/utterance.ts';
import { isExecutable, isPartial } from './act.ts';
import type { Decision } from './decision.ts';
import { optionOf } from './option.ts';
import { grave, policy } from './policy.ts';

/**
 * A plain change that is likelier than all else together, or by far the likeliest, and that nothing speaks against: its card waits for
 * a yes, which says more than its name in a row of buttons and can be corrected in words.
 */
export const isProposed = (
  reading: Reading,
  [certainty = 0, next = 0]: readonly number[],
  text: string,
): boolean => {
  const sure = certainty * reading.filling.certainty;
  return (
    reading.operation.effect === 'write' &&
    isExecutable(reading) &&
    (sure >= policy.propose.likelier ||
      (sure >= policy.propose.least && sure >= next * policy.propose.ahead)) &&
    !speaksAgainst(reading) &&
    !takesAwayUnnamed(reading, text) &&
    !isFigureAlone(reading, text) &&
    !leavesFigure(reading.operation, reading.filling.left) &&
    !reading.filling.left.some(({ kind }) => kind === 'hex')
  );
};

/**
 * The likeliest of what may be meant is put to the founder with all that it would do, and the others beside it: its card waits for a
 * yes, changes nothing until then and can be corrected in words, so that it says more than a row of names.
 */
export const isPut = (reading: Reading, [likeliest]: readonly Reading[], text: string): boolean =>
  reading === likeliest &&
  reading.operation.effect !== 'read' &&
  // What spends, sends or deletes is hardly put for a word or two that may mean it.
  (reading.operation.effect === 'write' || reading.probability >= policy.tried) &&
  reading.operation.name !== 'undo_change' &&
  (reading.filling.given > 0 || reading.filling.named.length > 0) &&
  !speaksAgainst(reading) &&
  !isPartial(reading) &&
  !takesAwayUnnamed(reading, text) &&
  !isFigureAlone(reading, text) &&
  !leavesFigure(reading.operation, reading.filling.left);

/**
 * The only thing that may be meant: its card says more than a button with its name. What spends, sends or deletes is none to be put where
 * something speaks against it or a figure is left aside.
 */
export const isPutAlone = (reading: Reading, text: string): boolean =>
  reading.operation.effect !== 'read' &&
  reading.operation.name !== 'undo_change' &&
  reading.probability >= (reading.operation.effect === 'write' ? policy.putAlone : policy.tried) &&
  !takesAwayUnnamed(reading, text) &&
  !textHoldsRecord(reading.filling.input) &&
  !repeatsUnsaid(reading) &&
  !reading.filling.left.some(({ kind }) => kind === 'hex') &&
  (reading.operation.effect === 'write' || (!isPartial(reading) && !speaksAgainst(reading))) &&
  !leavesFigure(reading.operation, reading.filling.left);

/**
 * "Put a cap of 100 on Priya", of what has a cap for the store or an assistant: a person of the team is named, and the change is of none.
 */
export async function leavesPerson(
  { operation, filling }: Reading,
  text: string,
  { findRecords }: GroundingServices,
): Promise<boolean> {
  if (operation.effect !== 'write' || fieldsOf(operation).some(({ meta }) => meta.ref === 'team_member'))
    return false;
  // "Priya, I would give her own limit".
  if (/\b(?:her|his) own\b|\bonly (?:her|him)\b|\b(?:her|him)self\b/i.test(text))
    return operation.name.startsWith('set_');
  const match = onPerson.exec(text)?.groups?.['name'];
  if (!match) return false;
  const taken = [...filling.named, ...filling.assumed].map(({ label }) => label);
  const said = JSON.stringify([filling.input, taken]).toLowerCase();
  if (said.includes(match.toLowerCase())) return false;
  // A first name alone is one of the team where the team is spoken of.
  const found = await findRecords(`team ${match}`, ['team_member']);
  return found.some(({ score }) => score >= leastPerson);
}

const onPerson =
  /\b(?:on|for|to|of) (?<name>\p{L}{3,})(?=\W*(?:$|[,.;!?]|please\b|pls\b|too\b|alone\b|only\b|(?:her|him)self\b))/iu;
const leastPerson = 0.7;

/** A word of a name is enough for a doubt. */
const leastSupplier = 0.4;

/** "And reorder 200 strikers from Olaria", of what takes no supplier: more is asked than it would do. */
export async function leavesSupplier(
  { operation, filling }: Reading,
  text: string,
  { findRecords }: GroundingServices,
): Promise<boolean> {
  const words = /\b(?:from|with|at) (?<words>\p{L}[\p{L}\d&'’ ]{3,40})/iu.exec(text)?.groups?.['words'];
  if (operation.effect !== 'write' || !words) return false;
  const found = await findRecords(words, ['supplier']);
  const [supplier] = found.filter(
    ({ matched, score }) =>
      score >= leastSupplier && matched.length > 4 && words.toLowerCase().startsWith(matched.toLowerCase()),
  );
  if (!supplier) return false;
  const records = [...filling.named, ...filling.assumed];
  // What is bought of a supplier says it; goods of the store are nobody's.
  if (records.some(({ kind, refs }) => kind !== 'sku' && kind !== 'product' && refs.has('supplier')))
    return false;
  const said = JSON.stringify([filling.input, records.map(({ label }) => label)]).toLowerCase();
  return !said.includes(supplier.matched.toLowerCase()) && !said.includes(String(supplier.id).toLowerCase());
}

export type Call = Extract<Decision, { kind: 'call' }>;

export const doubted = (call: Call, reading: Reading): Call => ({ ...call, doubt: optionOf(reading).label });

/**
 * A plain change of which it is not sure waits for a yes, unless its verb was said, or its record in few words. Taking one back is
 * the remedy and does not wait.
 */
export function held(reading: Reading, certainty: number, { text, words }: Utterance, call: Call): Call {
  const { operation, filling, probability, evidence } = reading;
  // A file that was made for nothing does no harm.
  const isMild = operation.name === 'undo_change' || operation.name.startsWith('export_');
  if (operation.effect !== 'write' || isMild) return call;
  // "Use the Mastercard" is for what is paid now, and none to be taken ever after.
  if (operation.name.startsWith('set_default_') && !everAfter.test(text)) return doubted(call, reading);
  if (takesBack(reading, text) || repeatsFigure(reading, text)) return doubted(call, reading);
  if (pointsAtNoOne(reading, text) || (words.length >= leastLong && takesWhole(reading)))
    return doubted(call, reading);
  // "12 only, forget. 20 tea towels instead": another figure was said than it takes.
  if (isPartial(reading) && leavesSaid(reading)) return doubted(call, reading);
  const isForeign =
    saysPrice.test(text) ||
    (probability < policy.plain && evidence.some(({ kind }) => kind === 'fewWords' || kind === 'noWord'));
  if (makesAgain(reading, text) || (takesRequest(reading) && isForeign)) return doubted(call, reading);
  if ((certainty >= policy.hold && !takesAnything(reading, text)) || probability >= policy.plain) return call;
  const [verb = ''] = operation.name.split('_');
  const saysVerb =
    switches[verb]?.test(text) === true ||
    new RegExp(String.raw`\b${verb.replace(/e$/, '')}`, 'i').test(text) ||
    beginsWithObject(operation.name, text);
  const saysRecord = filling.named.length > 0 && words.length <= policy.fewWords;
  return saysVerb || saysRecord || saysAll(reading) ? call : doubted(call, reading);
}

/** "The B2B one, delete. Ehh no. Only off": what was said first is called off in the same breath. */
function takesBack({ operation, relation }: Reading, text: string): boolean {
  const at =
    /[.!?…]\s+(?:(?:eh+|hm+|uh+|oh|ah)[,.…\s]+)?(?:no(?! (?:need|longer|one|more|reason|use|idea|problem|hurry|rush)\b)|nah|nope|wait(?! (?:for|un?til|on)\b)|scratch that)[,.!…\s]+\p{L}/iu.exec(
      text,
    )?.index;
  const [verb = ''] = operation.name.split('_');
  const stem = verb.replace(/e$/, '');
  return (
    at !== undefined &&
    relation !== 'answer' &&
    new RegExp(String.raw`\b${stem}`, 'i').test(text.slice(0, at)) &&
    !new RegExp(String.raw`\b${stem}`, 'i').test(text.slice(at))
  );
}

/** "Also a cap on the late order watcher", right after another cap: how much is that of the other one, and was not said of this. */
const repeatsFigure = ({ operation, filling: { named, input, inherited } }: Reading, text: string): boolean =>
  inherited === 'last call' &&
  named.length > 0 &&
  !/\d|\b(?:same|likewise|ditto|that much)\b/i.test(text) &&
  fieldsOf(operation).some(
    ({ name, kind, required, meta }) =>
      required && !meta.ref && (kind === 'integer' || kind === 'number') && input[name] !== undefined,
  );

const everAfter =
  /\b(?:defaults?|always|from now on|main|primary|usual(?:ly)?|in (?:the )?future|next time|every(?:thing)?|going forward|first)\b/i;

/** "Half past six" of a schedule leaves no figure aside, though a six is one. */
const leavesSaid = ({ filling: { left, input } }: Reading): boolean => {
  const taken = JSON.stringify(input).toLowerCase();
  return left.some((value) => !taken.includes(value.text.toLowerCase()));
};

/** How people say that something is turned on or off. */
const switches: Readonly<Record<string, RegExp>> = {
  disable: /\b(?:turn|switch|shut)\b[^.!?]*\boff\b/i,
  enable: /\b(?:turn|switch)\b[^.!?]*\bon\b/i,
};

/** "A small limit for one of my assistants": of which one is not said, and the change would be of another thing. */
const pointsAtNoOne = ({ operation, filling: { input } }: Reading, text: string): boolean => {
  const noun = /\bone of (?:my|our|the|those|these) (?<noun>\p{L}+)\b/iu.exec(text)?.groups?.['noun'];
  return (
    noun !== undefined &&
    fieldsOf(operation).some(
      ({ name, meta }) => meta.ref && input[name] === undefined && isKindWord(noun, meta.ref),
    )
  );
};

/** "Actually 15.50 is nicer", right after a product was made: hardly anybody makes the same once more without saying so. */
const makesAgain = ({ operation, relation }: Reading, text: string): boolean =>
  operation.name.startsWith('create_') && relation === 'again' && !saysToMake.test(text);
const saysToMake =
  /\b(?:another|one more|same|too|also|as well|again|new|next|second|likewise|ditto|make|create|add|design|draw|start|write|enter|place|open|order|put (?:it |one )?in)\b/i;

/** It takes a request as it was said. */
const takesRequest = ({ operation, filling: { input } }: Reading): boolean =>
  fieldsOf(operation).some(({ name, meta }) => meta.sense === 'whole_request' && input[name] !== undefined);

/** "Sell 48, costs me 17.50": of a product that is sold, rather than of one to have made. */
const saysPrice = /\b(?:sells?|selling|sold) (?:for |at |it (?:for|at) )?\W?\d|\bcosts? (?:me|us) \W?\d/i;

/** What takes a request as it was said takes any words: hardly one of these is its own. */
const takesWhole = (reading: Reading): boolean =>
  reading.relation !== 'answer' &&
  takesRequest(reading) &&
  (reading.evidence.find(({ kind }) => kind === 'accounted')?.weight ?? 0) < leastOfWhole;
const leastOfWhole = 0.2;
/** Fewer words go on from what was just drawn or written: "more yellow". */
const leastLong = 7;

/** "Candle must go up", kept as a fact: any words would fill it in, so that they say nothing for it. */
function takesAnything({ operation, filling: { input } }: Reading, text: string): boolean {
  const [value, ...more] = Object.values(input);
  return (
    operation.name.startsWith('remember_') &&
    typeof value === 'string' &&
    more.length === 0 &&
    /\s/.test(value) &&
    text.toLowerCase().includes(value.toLowerCase()) &&
    value.length >= text.trim().length * nearlyAll
  );
}

const nearlyAll = 0.8;

/** "Remind me on Friday to …" of set_reminder: what is made is said as a verb. */
function beginsWithObject(name: string, text: string): boolean {
  const object = (name.split('_').at(-1) ?? '').replace(/(?:er)?s?$/, '');
  return (
    object.length > 3 &&
    new RegExp(String.raw`^(?:(?:please|can|could|would|will|you|and|ok|so)\s+)*${object}\s+me\b`, 'i').test(
      text,
    )
  );
}

/** "I need 2,000 mailer boxes": what is to be made is said with how many of it, to what reads such sentences whole. */
const saysAll = ({ operation, filling: { input } }: Reading): boolean =>
  fieldsOf(operation).some(({ name, meta }) => {
    const words = meta.sense === 'whole_request' ? input[name] : undefined;
    return typeof words === 'string' && /\d/.test(words) && readAsked(words).length > 0;
  });

/** Likely enough to be made without asking, by what it fills in and leaves aside, and by what speaks against it. */
export function isMeantChange(reading: Reading): boolean {
  const { filling, probability, evidence } = reading;
  if (speaksAgainst(reading)) return false;
  const isCalled = evidence.some(({ kind }) => kind === 'titleAlone');
  const isAbout = filling.named.length > 0 || filling.assumed.length > 0 || filling.isOfSubject;
  const isSaid = isCalled || filling.given > 0 || isAbout;
  return probability >= (isPartial(reading) ? policy.partial : isSaid ? policy.change : policy.unsaid);
}

/** Whether it is of another record than was named, would lose or repeat something, or has a value said twice. */
const speaksAgainst = (reading: Reading): boolean =>
  reading.leavesNamed ||
  repeatsUnsaid(reading) ||
  reading.filling.contested ||
  reading.evidence.some(({ kind }) => grave.has(kind)) ||
  textHoldsRecord(reading.filling.input);

/** The last change once more, of which nothing was said. */
const repeatsUnsaid = ({ operation, relation, filling }: Reading): boolean =>
  relation === 'again' && operation.effect === 'write' && filling.given === 0 && filling.named.length === 0;

/** "10,000 to 30,000 dollars": a figure by itself answers or revises, and asks for no change that wasn't spoken of. */
export const isFigureAlone = ({ relation, probability }: Reading, text: string): boolean =>
  relation === 'new' &&
  probability < policy.figureAlone &&
  /\d/.test(text) &&
  text.replaceAll(ofFigures, '').trim() === '';

const ofFigures =
  /[\d.,$€£¥%:/–-]+|\b(?:to|and|or|from|usd|eur|dollars?|bucks|cents?|each|per|units?|pcs|pieces?|k|ok|so|then|please)\b/gi;

const takesAway = /^(?:delete|reset|discard)_/;
const pointsAtOne = /\b(?:this|that|these|those|it|them|the|my|our|all|everything)\b/i;

/** "And delete old kit", "empty brand kit": which one goes was taken from the conversation, and no word points at it. */
export const takesAwayUnnamed = (
  { operation, filling: { named, assumed, input } }: Reading,
  text: string,
): boolean =>
  takesAway.test(operation.name) &&
  named.length === 0 &&
  !pointsAtOne.test(text) &&
  (assumed.length > 0 ||
    fieldsOf(operation).some(({ name, meta }) => meta.hasDefault && input[name] === undefined));

/** "Note that she speaks French; and her order 957, refund its shipping": a text with the number of its own order holds another wish. */
const textHoldsRecord = ({ text, orderNumber }: Readonly<Record<string, unknown>>): boolean =>
  typeof text === 'string' &&
  typeof orderNumber === 'number' &&
  new RegExp(String.raw`(?<!\d)${orderNumber}(?!\d)`).test(text);
