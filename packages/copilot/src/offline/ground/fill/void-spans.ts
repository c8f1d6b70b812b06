import { leadsToOrder } from '@brandwright/language/values/before-amounts.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import { isKindWord } from '../records/kind-words.ts';
import { isDateField } from '../values/days.ts';
import { memberOf } from '../values/members.ts';
import { readScale } from '../values/scales.ts';

/** Marks that give their field nothing, whatever the learned model took them for. */
export const isVoid = (span: TaggedSpan, fields: readonly FieldSpec[], text: string): boolean =>
  isOfScale(span, fields, text) ||
  isDegree(span, fields) ||
  isOfAny(span, fields, text) ||
  isOtherPeriod(span, fields, text) ||
  isNoTime(span, fields, text) ||
  isInterjection(span, text) ||
  isUnit(span, fields) ||
  isPercentOfCount(span, fields, text) ||
  isNoId(span, fields) ||
  isNoDay(span, fields) ||
  isNumberOfOrder(span, fields, text) ||
  isSizeCode(span, fields) ||
  isCountOfThem(span, text) ||
  isBareUnit(span, fields, text) ||
  isNoPlace(span, fields) ||
  isWayToTravel(span, fields, text) ||
  isAnyGood(span, fields, text) ||
  isOfLaw(span, text) ||
  isBeforeTag(span, text) ||
  isOfFlag(span, fields, text) ||
  (span.value === null && saysAnything(span.text)) ||
  isNoText(span, fields, text);

/** "Copy the design Quiet Club": a name is no id, and names a record in another field. */
const isNoId = ({ field: name, text, value }: TaggedSpan, fields: readonly FieldSpec[]): boolean =>
  value === null &&
  fields.some((field) => field.name === name && field.format === 'uuid' && !field.meta.ref) &&
  !/^[\da-f]{8}-/i.test(text.trim());

/** "This week without wholesale", both marked as when: no word of a day, a month or a length of time. */
const isNoDay = ({ field: name, text, value }: TaggedSpan, fields: readonly FieldSpec[]): boolean =>
  value === null &&
  fields.some((field) => field.name === name && isDateField(field)) &&
  /^without\b|^whole ?sale$|^retail$/i.test(text.trim());

/** "What would it cost me to ship 5747": a bare number behind the verb or the noun is an order's, and no amount. */
const isNumberOfOrder = (
  { field: name, text: said, start }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean =>
  /^\d{3,7}$/.test(said.trim()) &&
  leadsToOrder(text.slice(0, start)) &&
  fields.some((field) => field.name === name && field.meta.sense === 'money_minor') &&
  fields.some(({ meta, kind }) => meta.ref === 'order' && kind === 'integer');

/** "12 cartons of 18x14x12, 32 lb each": what has no letters is no whole address. */
const isNoPlace = ({ field: name, text }: TaggedSpan, fields: readonly FieldSpec[]): boolean =>
  /^(?:pickup|delivery|shipping)?address$/i.test(name) &&
  fields.some((field) => field.name === name && takesText(field)) &&
  !/\p{L}/u.test(text.replaceAll(/(?<=\d)\s*x\s*(?=\d)/gi, ''));

/** "She only wants 1 mug now, not 2": a small number by itself is no second line of an address. */
const isBareUnit = (
  { field: name, text: said, start }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean =>
  /line2$/i.test(name) &&
  fields.some((field) => field.name === name) &&
  /^\d{1,3}\W*$/.test(said.trim()) &&
  !/\b(?:apt|apartment|flat|suite|ste|unit|floor|room|no|number)\b\.?(?:\s+(?:is|to|should be))?\s*#?\s*$/i.test(
    text.slice(0, start),
  );

/** "I have 40 of them": how many there are, and no weight or length. */
export const isCountOfThem = ({ field, text: said, end }: TaggedSpan, text: string): boolean =>
  /weight|grams|pounds|width|height|length/i.test(field) &&
  (/^\d+ of (?:them|those|these)$/i.test(said.trim()) ||
    (/^\d+$/.test(said.trim()) && /^\s*of (?:them|those|these)\b/i.test(text.slice(end))));

/** "What remains on 3xl": a size is no amount and no count. */
const isSizeCode = ({ field: name, text }: TaggedSpan, fields: readonly FieldSpec[]): boolean =>
  /^\d+x+[sl]?$/i.test(text.trim()) &&
  fields.some(({ name: own, kind }) => own === name && (kind === 'integer' || kind === 'number'));

/** "The same but by sea": how it travels is no product and no country. */
const isWayToTravel = (
  { field: name, text: said, start, value }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean =>
  value === null &&
  /^(?:sea|air|ocean|boat|ship|plane|truck|road|rail|train)$/i.test(said.trim()) &&
  /\bby\s+$/i.test(text.slice(0, start)) &&
  fields.some((field) => field.name === name && field.values.length === 0);

/** "Then 30 percent should be $1,701": a share is no count. */
const isPercentOfCount = (
  { field: name, end }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean =>
  fields.some((field) => field.name === name && field.meta.sense === 'quantity') &&
  /^\s*(?:%|percent|per cent|pct)(?!\p{L})/iu.test(text.slice(end));

/** "The most expensive one": words that tell which row are none to keep. */
function isOfScale(span: TaggedSpan, fields: readonly FieldSpec[], text: string): boolean {
  const field = fields.find(({ name }) => name === span.field);
  const scale = field && takesText(field) ? readScale(text) : null;
  if (!scale || !/^\s+ones?\b/i.test(text.slice(scale.end))) return false;
  return span.start >= scale.start && span.end <= scale.end + ' ones'.length;
}

/** "What would a mug cost landed": any such thing, and no design of one's own that is called so. */
const isAnyGood = (
  { field: name, text: said, start }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean =>
  fields.some((field) => field.name === name && field.meta.ref === 'design') &&
  /^(?:(?:an?|any)\s+)?\p{L}+$/iu.test(said.trim()) &&
  (/^(?:an?|any)\s/i.test(said.trim()) || /\b(?:an?|any)\s+$/i.test(text.slice(0, start)));

/** "What's running low", "what is short first": a word for how much there is names no record and is searched for nowhere. */
const isDegree = ({ field: name, text, value }: TaggedSpan, fields: readonly FieldSpec[]): boolean =>
  value === null &&
  fields.some(
    (field) => field.name === name && (field.meta.ref !== undefined || name === 'search') && !field.required,
  ) &&
  /^(?:running )?(?:low|short|out|late|left|next|most|best|more)(?: first)?$/i.test(text.trim());

/** "A rule that holds orders over $900": what one of a kind would do is the name of none. */
function isOfAny({ field: name, start }: TaggedSpan, fields: readonly FieldSpec[], text: string): boolean {
  const kind = fields.find((field) => field.name === name && !field.required)?.meta.ref;
  const noun = /\b(?:a|an|any) (\p{L}+) (?:that|which|who) $/iu.exec(text.slice(0, start))?.[1];
  return kind !== undefined && noun !== undefined && isKindWord(noun, kind);
}

/** "In September", learned for one of a list of periods that has none such, where days can be given. */
function isOtherPeriod(
  { field: name, value, text: said }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || value === null || field.name !== 'period' || !fields.some(isDateField)) return false;
  return memberOf(field, text) === undefined && memberOf(field, said) === undefined;
}

/** "Tell me what orders are late", of which a word was marked as when to do it. */
const isNoTime = (
  { field: name, text: said }: TaggedSpan,
  fields: readonly FieldSpec[],
  text: string,
): boolean =>
  fields.some((field) => field.name === name && field.meta.sense === 'schedule') &&
  (/^(?:late|overdue|soon|new|open|early)$/i.test(said.trim()) || leavesHourOpen(text));

/** "On Mondays make it run earlier": when is not said. */
export const leavesHourOpen = (text: string): boolean =>
  /\b(?:run|go|check|do|come|start)s? (?:it )?(?:a (?:bit|little) |much )?(?:earlier|later|sooner)\b/i.test(
    text,
  ) && !/\d|\b(?:noon|midnight|o['’]clock|half past|quarter)\b/i.test(text);

/** "Oh hold on, just one of the two" puts nothing on hold. */
const isInterjection = ({ text: said, start }: TaggedSpan, text: string): boolean =>
  /^(?:oh |wait |no |ok )*hold(?: on)?$/i.test(said.trim()) && isHoldOn(text, start);

export const isHoldOn = (text: string, start: number): boolean =>
  /^(?:\p{L}+ )*hold on\b(?! (?:to|for) )/iu.test(text.slice(start)) &&
  !/\b(?:put|place|set|keep|leave)\b[^.!?]*$/i.test(text.slice(0, start));

/** "How much of that is section 301": the number of a law is no figure. */
const isOfLaw = ({ text: said, start }: TaggedSpan, text: string): boolean =>
  /^\d/.test(said) && /\b(?:section|annex|article)\s+$/i.test(text.slice(0, start));

/** "Fav Saboaria, and tag Blue Gum": what stands before the word for a tag is none. */
const isBeforeTag = ({ field, start, value }: TaggedSpan, text: string): boolean => {
  const at = field === 'tag' && value === null ? text.search(/\btag\b/i) : -1;
  return at > start && !/\btag\b/i.test(text.slice(0, start));
};

/** "Pay it and use our account credit": the words of a yes or no are the name of no card. */
const isOfFlag = (
  { field: name, text: said }: TaggedSpan,
  fields: readonly FieldSpec[],
  whole: string,
): boolean => {
  const [own, text] = [said.trim().toLowerCase(), whole.toLowerCase()];
  return (
    fields.some((field) => field.name === name && field.meta.ref !== undefined && !field.required) &&
    fields.some(
      ({ kind, meta }) =>
        kind === 'boolean' &&
        Object.values(meta.valueWords ?? {}).some((words) =>
          words.some((one) => one === own || (text.includes(one) && one.split(' ').includes(own))),
        ),
    )
  );
};

/** "A helper that checks on things for me": what it is to check is not said. */
export const saysAnything = (text: string): boolean =>
  /^(?:(?:(?:one of )?(?:those|these|the|an?|some) )?(?:little |small )*(?:helpers?|assistants?|robots?|bots?|watchers?|agents?) )?(?:that |who )?(?:checks?|looks?|watch(?:es)?|keeps? an eye) (?:on|at|after|over)? ?(?:things|stuff|everything|it all)(?: for(?: me| us)?)?[.!]?$/i.test(
    text.trim(),
  );

/** "500 pcs": the word for what a figure counts is no text of its own. */
const isUnit = ({ field: name, text: said, value }: TaggedSpan, fields: readonly FieldSpec[]): boolean =>
  value === null &&
  fields.some((field) => field.name === name && takesText(field)) &&
  /^(?:pcs?|pieces?|units?|us[d$]|dollars?|bucks|each|apiece|of)[.,]?$/i.test(said.trim());

/** "Our", "the old one back", or "it is too long for the spine" after "change the slogan": nothing to keep or to put in its place. */
function isNoText(span: TaggedSpan, fields: readonly FieldSpec[], text: string): boolean {
  const field = fields.find(({ name }) => name === span.field);
  if (!field || !takesText(field) || span.value !== null || span.drops) return false;
  if (
    /^(?:back to )?(?:the |my |our )?(?:old|previous|earlier|original|first|last|other) one\b/i.test(
      span.text.trim(),
    )
  )
    return true;
  const words = span.text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (
    words.length > 0 &&
    words.length < 3 &&
    words.every((word) => stopWords.has(word)) &&
    !/^(?:yes|no)$/i.test(span.text.trim())
  )
    return true;
  const before = text.slice(0, span.start);
  const isFault =
    /^(?:it|that|this|they)(?:['’]s| is| are| was| feels| sounds) (?:too|so|not|a bit|way|really)\b/i.test(
      span.text.trim(),
    );
  const asksChange =
    /\bchange\b[^,.;]*[,.;]\s*(?<fault>(?:it|that|this|they)(?:['’]s| is| are| was) (?:(?:too|so|not|a bit|way|really)\s+)?)?$/i.exec(
      before,
    );
  return asksChange !== null && (isFault || asksChange.groups?.['fault'] !== undefined);
}

export const takesText = ({ kind, array, meta, values, format }: FieldSpec): boolean =>
  kind === 'string' && !array && !meta.ref && values.length === 0 && format !== 'email' && format !== 'url';
