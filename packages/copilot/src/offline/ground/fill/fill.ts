import type { AnyDeclaration } from '@brandwright/contract';
import { overlaps, type Value } from '@brandwright/language/values/value.ts';
import { fieldsOf, type FieldSpec } from '../../fields.ts';
import type { Relation } from '../../parse/parse.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { fillAddress } from '../values/address.ts';
import { canonicalWithoutNulls as canonical } from '@brandwright/contract/kernel/canonical-json.ts';
import { fillComparedPeriod } from '../values/compared-period.ts';
import { fillDates } from '../values/date-pairs.ts';
import { isDateField } from '../values/days.ts';
import { assumeRecords, leaveOthers } from './assume-records.ts';
import { fillCountedItem, fillOnlyItem } from './fill-counted-item.ts';
import { fillCountedLines } from './fill-counted-lines.ts';
import { fillCountOf, fillImpossible, fillMeasures, gatherSeveral, turnCounts } from './fill-counts.ts';
import {
  fillDraft,
  fillFiles,
  fillFlags,
  fillNamedValues,
  fillPage,
  fillSchedule,
  fillTimeZone,
  fillShownValues,
  fillSort,
} from './fill-gaps.ts';
import {
  fillAssigned,
  fillCleared,
  fillKindOf,
  fillNameAfterColon,
  fillReason,
  fillSearchWords,
  fillWholeRequest,
  withoutPlaceBefore,
} from './fill-words.ts';
import { foreignMoney, withoutMoney, type ForeignMoney } from '../values/foreign-money.ts';
import { fillComparedWith, fillPointedPlace, fillTag, fillTriedFigure } from './fill-pointed.ts';
import { fillHeld, fillKnownValues } from './fill-known.ts';
import { fillCalled, fillPrinted, fillQuoted } from './fill-said.ts';
import { withoutDestination } from '../values/destination.ts';
import { droppedIn } from '../words/dropped.ts';
import { fillPlain, groupSpans, placeOfValue } from './fill-plain.ts';
import { fillAnswer, withoutKnown } from './fill-answer.ts';
import { fillBeside } from './fill-beside.ts';
import { fillEnds } from './fill-ends.ts';
import { fillFilter } from './fill-filter.ts';
import { fillNamedRecords, fillReference } from './fill-records.ts';
import { fillShownNames, fillShownNumbers } from './fill-shown-records.ts';
import { fillFirstName, fillFullNames, fillWhose } from './fill-whose.ts';
import { fillProduct } from './fill-product.ts';
import { fillServer } from './fill-server.ts';
import { fillStockPlace } from './fill-stock-place.ts';
import { fillShownTitles } from './fill-shown-titles.ts';
import { fillWay, inTheWaySaid, valueToAsk } from './value-to-ask.ts';
import { fillAmount, fillCards, fillInvoiceNumber, fillShare, partToAsk } from './fill-payments.ts';
import { fillWrittenCodes } from './fill-written-codes.ts';
import { fillInstructions } from './fill-instructions.ts';
import { baseOf, inherit, type Inherited } from './inherit.ts';
import { fillCorrections, fillLooseValues, fillNeededFigures } from '../values/loose-values.ts';
import { fillFromTo, fillRelative, fillReplaced } from '../values/relative-figures.ts';
import { turnHandles } from './turn-handles.ts';
import { turnRenamed } from './renamed.ts';
import { trimNames } from './trim-names.ts';
import { withoutTorn } from './turn-spans.ts';
import { saysTitle } from '../words/own-words.ts';
import { fillShownPrice } from '../values/shown-price.ts';
import { addressAnew, correctText, reviseText, revisesWords } from './revise-text.ts';
import { sameAgain } from './same-again.ts';
import { subjectInView } from './subject-in-view.ts';
import { agreeStates } from './agree-states.ts';
import { dropRefused } from './drop-refused.ts';
import { dropReplaced } from './instead-of.ts';
import { joinNames } from '../refer/join-names.ts';
import { missingFields } from '../words/missing.ts';
import type { SeenRecord } from '../records/records.ts';
import { fillRows } from '../values/rows.ts';
import { fillSides } from '../values/sides.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { turnMarks } from './turn-marks.ts';
import { isCountOfThem } from './void-spans.ts';
import type { DialogueState } from '../conversation/state.ts';
import { emptyWork, isLeft, type Work } from './work.ts';

/** What a message gives for the input of one operation. */
export interface Filling {
  input: Record<string, unknown>;
  /** More inputs, where one record at a time is taken and several were meant. */
  several: Work['several'];
  /** Needed and not known, in declared order. */
  missing: readonly FieldSpec[];
  /** Words that fit several records alike. */
  unclear: Work['unclear'];
  /** Words for a record that were not found; the operation may know them. */
  unknown: readonly { field: FieldSpec; words: string }[];
  /** Records that the words named or pointed at. */
  named: readonly SeenRecord[];
  /** Records that were taken from the conversation without words for them. */
  assumed: readonly SeenRecord[];
  /** What it is about, which is no record, was taken from the conversation. */
  isOfSubject: boolean;
  /** A word for which of a list are meant that nothing can look for: "late orders". */
  unparsed: string | null;
  /** Words that refuse one of a list of values, which was left aside: "not on hold". */
  refused: string | null;
  /** The state that a list was to be narrowed to, where nothing is in it: "outstanding". */
  leftOut: string | null;
  /** Two figures were said for one field, each of another thing: "scrub bar 14, gift box 36". */
  contested: boolean;
  /** Values of the message that found no place. */
  left: readonly Value[];
  /** An amount in a currency that nothing here converts. */
  foreign: ForeignMoney | null;
  /** How sure the records are, 0 to 1. */
  certainty: number;
  /** How many values the words gave. */
  given: number;
  inherited: Inherited['from'];
  /** How it goes with the conversation, once it is known what it names. */
  relation: Relation;
}

/** Fills the input of an operation from a message, in the state of its conversation. */
export async function fill(
  operation: AnyDeclaration,
  marked: readonly TaggedSpan[],
  read: Relation,
  message: Utterance,
  state: DialogueState,
  services: GroundingServices,
): Promise<Filling> {
  const fields = fieldsOf(operation);
  const placed = withoutDestination(fields, message);
  const foreign = foreignMoney(fields, marked, placed);
  const utterance = withoutMoney(placed, foreign);
  const same = sameAgain(operation.name, fields, utterance.text, state);
  const relation = same ? 'again' : read;
  const answered = withoutKnown(turnHandles(fields, marked, utterance, state), relation, utterance, state);
  const whole = operation.effect === 'read' ? answered : withoutTorn(fields, answered, utterance.text);
  const named = trimNames(fields, whole, utterance.text);
  const own = named.filter((span) => !foreign || !overlaps(span, foreign.said));
  const spans = same
    ? [same]
    : await joinNames(fields, turnRenamed(fields, own, utterance.text), utterance.text, state, services);
  const work = emptyWork();
  const dropped = new Set<string>(
    relation === 'new' ? [] : droppedIn(fields, utterance.text, baseOf(operation, relation, state).input),
  );
  const turned = turnMarks(fields, spans, utterance).filter((span) => !isCountOfThem(span, utterance.text));
  const byField = groupSpans(fields, turned, utterance.text);
  for (const { field, spans: own } of byField) {
    const kept = own.filter((span) => !span.drops && !isTakenAge(field, span, utterance, work));
    if (own.some(({ drops }) => drops) && kept.length === 0) {
      if (field.kind === 'boolean') work.input[field.name] = false;
      else dropped.add(field.name);
    }
    if (field.meta.ref && field.kind !== 'object')
      await fillReference(field, field.meta.ref, kept, operation, utterance, state, services, work);
    else fillPlain(fields, field, kept, utterance, work);
    // Words that gave nothing are left for other fields.
    const gaveNothing =
      work.input[field.name] === undefined && !field.meta.ref && work.several?.field !== field.name;
    if (gaveNothing && !dropped.has(field.name)) continue;
    // What takes the whole request leaves the values in it for the other fields.
    const places =
      field.meta.sense === 'whole_request' ? spans.filter((span) => span.field === field.name) : own;
    work.used.push(...places.flatMap((one) => placeOfValue(field, one, utterance) ?? []));
  }
  await leaveOthers(operation, fields, spans, utterance, services, work);
  fillRows(fields, spans, utterance, work.input, work.used);
  fillDates(fields, spans, utterance, work.input);
  fillComparedPeriod(fields, utterance, baseOf(operation, relation, state).input, work.input);
  fillFiles(fields, state, work.input);
  fillPage(fields, utterance, state, operation, work.input);
  fillAddress(fields, utterance, work.input, work.used);
  fillSides(fields, utterance, work.input, work.used);
  fillNamedValues(operation, fields, dropped, utterance, work);
  fillFlags(operation, fields, dropped, utterance, work.input);
  fillSchedule(operation, fields, utterance, work);
  fillTimeZone(fields, utterance, work);
  fillTag(fields, utterance, work);
  fillServer(fields, utterance, work);
  fillWrittenCodes(fields, utterance, work);
  await fillCards(fields, utterance, services, work);
  fillShare(operation, fields, utterance, work);
  fillAmount(operation, fields, utterance, work);
  if (operation.name.startsWith('create_')) fillInstructions(fields, spans, utterance, work);
  if (operation.effect === 'read') fillSort(fields, utterance, work.input);
  await fillBeside(fields, utterance, services, work);
  await fillOnlyItem(fields, utterance, services, work);
  await fillShownNames(operation, fields, utterance, state, services, work);
  await fillShownNumbers(fields, utterance, state, services, work);
  await fillAnswer(operation, fields, relation, utterance, state, services, work);
  const isChange = /^(?:update|change|edit|set)_/.test(operation.name);
  const before =
    relation === 'new' && isChange ? state.calls[0]?.input : baseOf(operation, relation, state).input;
  if (before) fillReplaced(fields, utterance, before, work.input, work.used);
  // "Also ask about lead time" is added to what waits, whatever words of it were marked.
  if (relation === 'revise' && revisesWords(utterance.text))
    for (const { name, meta } of fields) if (meta.outgoing === 'words') delete work.input[name];
  correctText(operation, fields, utterance, state, work);
  if (relation === 'revise') reviseText(fields, utterance, baseOf(operation, relation, state).input, work);
  if (operation.effect !== 'read') fillWay(fields, utterance, work);
  fillCountOf(fields, utterance, work);
  fillMeasures(fields, utterance, work);
  fillImpossible(operation, fields, turned, utterance, work);
  fillCalled(fields, utterance, work);
  fillQuoted(fields, utterance, work);
  const left = fillLooseValues(fields, utterance, work.used, work.input);
  fillNeededFigures(fields, utterance, work.input);
  fillAssigned(fields, utterance, work);
  fillPrinted(fields, utterance, work);
  if (isChange) fillFromTo(fields, utterance, work.input);
  turnCounts(fields, utterance, work.input);
  if (operation.effect !== 'read') await fillStockPlace(fields, utterance, services, work);
  if (isChange) fillRelative(fields, utterance, state, work.input);
  const given = Object.keys(work.input).length + (work.several ? 1 : 0);
  fillNameAfterColon(fields, utterance, work);
  fillDraft(operation, fields, state, work.input);
  fillReason(fields, utterance, work);
  fillCleared(operation, fields, utterance, work.input);
  await fillKnownValues(operation, fields, utterance, services, work);
  await fillHeld(operation, fields, utterance, services, work);
  if (relation === 'new') fillProduct(operation, fields, utterance, work);
  fillSearchWords(operation, fields, utterance, work);
  await fillFirstName(operation, fields, utterance, services, work);
  await fillKindOf(operation, fields, utterance, state, services, work);
  fillShownValues(fields, utterance, state, work.input);
  fillShownTitles(fields, utterance, state, work.input);
  await fillNamedRecords(operation, fields, utterance, state, services, work);
  await fillFilter(operation, fields, utterance, services, work);
  const usedBefore = work.used.length;
  await fillCountedItem(fields, utterance, services, work);
  const lines = await fillCountedLines(fields, utterance, services, work);
  const counted = work.used.slice(usedBefore);
  fillInvoiceNumber(fields, utterance, work);
  await fillEnds(fields, utterance, services, work);
  if (relation === 'new') fillWhose(operation, fields, utterance, state, work);
  gatherSeveral(fields, work);
  if (relation === 'new') await fillFullNames(operation, fields, utterance, services, work);
  // An answer to another question is no request of its own.
  if (relation !== 'answer') fillWholeRequest(operation, fields, utterance, work);
  if (operation.effect !== 'read') withoutPlaceBefore(fields, work);
  const kept =
    relation === 'revise' && isAnother(operation, fields, work.input, utterance, state) ? 'new' : relation;
  if (kept === 'revise') addressAnew(fields, baseOf(operation, kept, state).input, work);
  const rest = fillCorrections(fields, left, baseOf(operation, kept, state).input, work.input);
  fillComparedWith(operation, fields, utterance, state, work.input);
  if (relation === 'new') fillPointedPlace(fields, utterance, state, work.input);
  if (operation.effect !== 'read') fillTriedFigure(fields, utterance, state, work.input);
  const inherited = inherit(operation, work.input, kept, dropped, utterance, state);
  leaveUnknown(operation, fields, inherited, work);
  const subject = subjectInView(operation, fields, inherited.input, utterance.text, state, services.find);
  Object.assign(inherited.input, subject);
  fillShownPrice(operation, fields, state, inherited.input);
  const assumed = await assumeRecords(operation, fields, inherited.input, work, utterance, state, services);
  dropReplaced(fields, inherited.input, work);
  if (operation.effect === 'read') agreeStates(fields, inherited.input);
  const refused = operation.effect === 'read' ? dropRefused(fields, inherited.input, utterance.text) : null;
  return {
    input: inherited.input,
    several: work.several,
    missing: saidFirst(
      [
        ...inTheWaySaid(
          missingFields(operation, fields, inherited.input, work.several, work.unknown),
          fields,
          utterance,
        ),
        ...partToAsk(operation, fields, utterance, inherited.input),
        ...valueToAsk(operation, fields, utterance, inherited.input),
      ],
      spans,
    ),
    unclear: work.unclear,
    unknown: work.unknown,
    named: work.named,
    assumed,
    isOfSubject: Object.keys(subject).length > 0,
    unparsed: work.unparsed ?? refused,
    refused,
    leftOut: null,
    // The figures of lines are each of their own line.
    contested: isContested(
      fields,
      turned.filter((span) => !lines || !overlaps(span, lines)),
      utterance.text,
    ),
    left: rest.filter((value) => isLeft(value, counted) && !isNumberOf(value, fields, inherited.input, work)),
    foreign,
    certainty: work.certainty,
    given: given + dropped.size,
    inherited: inherited.from,
    relation: kept,
  };
}

/** "The same for the other lost one", which nothing is found by: what the last change was of is not meant. */
function leaveUnknown(
  { effect }: AnyDeclaration,
  fields: readonly FieldSpec[],
  { input, from }: Inherited,
  work: Work,
): void {
  if (effect === 'read' || from !== 'last call') return;
  for (const { field: unknown } of work.unknown)
    for (const { name, meta } of fields)
      if (meta.ref === unknown.meta.ref && work.input[name] === undefined) delete input[name];
}

/**
 * The number of a record that is taken is no figure without a place, nor is how many of them are named ("two candle orders, 1050
 * and 5746"), nor the word of "one little thing each".
 */
function isNumberOf(
  value: Value,
  fields: readonly FieldSpec[],
  input: Readonly<Record<string, unknown>>,
  { several }: Work,
): boolean {
  if (value.kind !== 'number') return false;
  if (/^one$/i.test(value.text)) return true;
  return fields.some(({ name, meta, kind }) => {
    const taken = several?.field === name ? several.values : input[name];
    const own = Array.isArray(taken) ? (taken as unknown[]) : [taken];
    const isCount = own.length > 1 && own.length === value.value;
    return meta.ref !== undefined && kind === 'integer' && (isCount || own.includes(value.value));
  });
}

/** Whether two parts of a list each give a figure for a field that takes one. */
function isContested(fields: readonly FieldSpec[], spans: readonly TaggedSpan[], text: string): boolean {
  const figures = spans.filter(({ drops, text: said }) => !drops && /\d/.test(said));
  return figures.some((first, at) => {
    const field = fields.find(({ name }) => name === first.field);
    if (!field || field.array || field.meta.ref || !['integer', 'number'].includes(field.kind)) return false;
    const next = figures
      .slice(at + 1)
      .find((other) => other.field === first.field && other.start >= first.end);
    return next !== undefined && /[,;]|\band\b/i.test(text.slice(first.end, next.start));
  });
}

/** What was said and not understood is asked for before what was not said, and what has a default after all that is needed. */
const saidFirst = (missing: readonly FieldSpec[], spans: readonly TaggedSpan[]): FieldSpec[] => {
  const isSaid = ({ name }: FieldSpec) => spans.some(({ field, drops }) => field === name && !drops);
  const place = (field: FieldSpec) => (field.meta.hasDefault ? 2 : isSaid(field) ? 0 : 1);
  return missing.toSorted((a, b) => place(a) - place(b));
};

/** "More than 2 weeks old" that stands for an age already is no day as well. */
const isTakenAge = (field: FieldSpec, span: TaggedSpan, { values }: Utterance, { used }: Work): boolean =>
  isDateField(field) &&
  values.some((value) => value.kind === 'duration' && overlaps(value, span) && !isLeft(value, used));

/** A message about another record is no revision of what waits unless it corrects it: what waits goes on waiting. */
function isAnother(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  said: Readonly<Record<string, unknown>>,
  utterance: Utterance,
  state: DialogueState,
): boolean {
  const waiting = state.pending.find((one) => one.operation === operation.name);
  if (!waiting) return false;
  const isRecord = ({ meta }: FieldSpec) => meta.ref !== undefined && meta.ref !== 'file';
  const given = fields.filter(({ name }) => said[name] !== undefined);
  // A revision changes something: what says the same of another thing is a request of its own.
  const entries = Object.entries(said);
  const isSame = ([name, value]: [string, unknown]) => canonical(waiting.input[name]) === canonical(value);
  if (entries.length > 0 && entries.every(isSame)) return true;
  if (saysTitle(operation, utterance.words.slice(0, titleReach)) && !corrects.test(utterance.text))
    return true;
  const names = given.some((field) => isRecord(field) && waiting.input[field.name] !== said[field.name]);
  const { text } = utterance;
  return names && (given.some((field) => !isRecord(field)) || !corrects.test(text));
}

/** A message that begins with what the operation is called asks for it anew. */
const titleReach = 3;
const corrects =
  /\b(?:no|not|instead|rather|actually|meant|mean|wrong|sorry|oops|make (?:it|that)|change (?:it|that)|the other)\b/i;
