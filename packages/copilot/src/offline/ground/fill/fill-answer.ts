import type { AnyDeclaration } from '@brandwright/contract';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { FieldSpec } from '../../fields.ts';
import type { TaggedSpan } from '../../parse/tag.ts';
import type { Relation } from '../../parse/parse.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import { convert } from '../values/convert.ts';
import { fillReference, withoutFigures } from './fill-records.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';
import type { Work } from './work.ts';

/** "Uh no, I got 24, not 30", asked for which product: figures, and no word that a record could be called by. */
const isFigureAlone = ({ words, values }: Utterance): boolean =>
  values.some((value) => 'mayName' in value) &&
  words.every(({ lower }) => /^\d/.test(lower) || stopWords.has(lower) || aroundAmount.has(lower));

/** "Emma wants a refund by the way", asked whom to write to: another matter, and no name. */
const isNews = ({ text, words }: Utterance): boolean =>
  words.length >= leastNews &&
  /^\s*\p{L}+ (?:wants?|needs?|asks?|asked|says?|said|wrote|complains?|sent)\b/iu.test(text);
const leastNews = 4;

const isTalk = ({ text, words }: Utterance): boolean =>
  words.length >= leastNews && /\b(?:i|it|that['’]?s|we|you|what|them)\b/i.test(text);

/** "Like 100 dollars", "about half": so much, and no record. */
const isAmountAlone = ({ text, values }: Utterance): boolean =>
  values.some(({ kind }) => kind === 'money' || kind === 'percent') &&
  tokenize(text).every(
    ({ start, end, lower }) =>
      values.some((value) => start >= value.start && end <= value.end) || aroundAmount.has(lower),
  );

/** "Both of em yeah": a reply, and no name or text. */
const isReplyAlone = (text: string): boolean =>
  tokenize(text).length > 1 && tokenize(text).every(({ lower }) => replyWords.has(lower));
const replyWords = new Set(
  'yes yeah yep yup ok okay sure please no nope nah both of them em all the two either any one ones it that this those these'.split(
    ' ',
  ),
);
const aroundAmount = new Set(
  'like about around only just say maybe roughly for now of it off them please the a let lets make do'.split(
    ' ',
  ),
);

/** "Large", asked for the name of a variant and marked as the product, which is known: a short answer is to what was asked. */
export function withoutKnown(
  spans: readonly TaggedSpan[],
  relation: Relation,
  { words }: Utterance,
  { asked }: DialogueState,
): readonly TaggedSpan[] {
  const [only, ...more] = spans;
  const isKnown =
    relation === 'answer' &&
    words.length <= mostOfShort &&
    only !== undefined &&
    more.length === 0 &&
    only.field !== asked?.field &&
    asked?.input[only.field] !== undefined;
  return isKnown ? [] : spans;
}

const mostOfShort = 4;

/** "Eleven pairs", asked how many to take away and marked as how many to add: the figure is for what was asked. */
function toTheWayAsked({ name, meta }: FieldSpec, fields: readonly FieldSpec[], { input }: Work): void {
  const main = meta.insteadOf ?? name;
  const ways = fields.filter((one) => one.name === main || one.meta.insteadOf === main);
  const [said, ...more] = ways.filter((one) => typeof input[one.name] === 'number');
  if (!said || more.length > 0 || said.name === name || said.kind !== 'integer') return;
  input[name] = input[said.name];
  delete input[said.name];
}

/** The whole message is the answer to a question for words or for a record, where no part of it stands out. */
export async function fillAnswer(
  operation: AnyDeclaration,
  fields: readonly FieldSpec[],
  relation: Relation,
  utterance: Utterance,
  state: DialogueState,
  services: GroundingServices,
  work: Work,
): Promise<void> {
  const { asked } = state;
  const field = fields.find(({ name }) => name === asked?.field);
  if (relation !== 'answer' || asked?.operation !== operation.name || !field) return;
  toTheWayAsked(field, fields, work);
  if (
    work.input[field.name] !== undefined ||
    work.several?.field === field.name ||
    work.unclear?.field === field
  )
    return;
  // "As a new product", in place of which one.
  if (fields.some(({ name, meta }) => meta.insteadOf === field.name && work.input[name] === true)) return;
  const whole = { start: 0, end: utterance.text.length, text: utterance.text };
  const isPlain = Object.keys(work.input).length === 0;
  if (field.meta.ref && field.meta.ref !== 'file') {
    if (
      isAmountAlone(utterance) ||
      isNews(utterance) ||
      (field.kind !== 'integer' && isFigureAlone(utterance))
    )
      return;
    // The number of a house is none of the record that was asked for.
    const said = field.kind === 'integer' ? withoutFigures(utterance, work) : utterance.text;
    // "The pair of lamps, nobody buys two": why it is that one says nothing of which.
    const words = /^[^,.;]{3,60}(?=[,;] | - |\. )/.exec(said)?.[0] ?? said;
    const span = { ...whole, text: words, field: field.name, value: null, drops: false, certainty: 0.6 };
    await fillReference(field, field.meta.ref, [span], operation, utterance, state, services, work);
    // "So what I owe now", "oh that's lovely, send it": nothing is called so, and another matter is spoken of.
    if (work.input[field.name] === words && isTalk(utterance)) delete work.input[field.name];
  } else if (isPlain && !isReplyAlone(utterance.text)) {
    const value = convert(field, whole, utterance);
    if (value !== undefined) work.input[field.name] = field.array && !Array.isArray(value) ? [value] : value;
  }
  if (work.input[field.name] !== undefined && isPlain) work.used.push(whole);
}
