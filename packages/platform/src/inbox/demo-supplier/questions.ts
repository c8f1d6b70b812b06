import { readAsked, readProduct, type ProductWords } from '@brandwright/language/products/product-words.ts';
import { readCountList } from '@brandwright/language/values/counts.ts';
import { figuresOf } from '../thread/figures.ts';
import { isQuestion, plainOf, questionsIn, sentencesOf } from '../thread/sentences.ts';

/** One sentence of a message to a supplier, with the values that stand in it. */
export interface Question {
  text: string;
  /** What is asked for or spoken of; empty where the sentence names no product. */
  products: readonly ProductWords[];
  /** Whether it asks if the supplier makes or offers those, or says that they are wanted. */
  asksForGoods: boolean;
  /** Whether it asks by a verb of making. */
  isMaking: boolean;
  /** Pieces; where one figure is said in the whole message, that one. */
  quantity: number | null;
  /** Pieces of this very sentence; several of "for 300, 500 and 1,000 pieces". */
  ownQuantities: readonly number[];
  /** A price for one piece that is offered, minor units. */
  offeredMinor: number | null;
  /** YYYY-MM-DD. */
  day: string | null;
  countries: readonly string[];
}

const make =
  /(?<!\b(?:what|which|how|where)(?: else)? )\b(?:(?:do|can|could|would|will) you (?:guys |also |even |still |currently )?(?:make|produce|manufacture|sell|craft|sew|pour|knit|weave|roast|blend)|(?:whether|if) you (?:can |could |also )?(?:make|produce|manufacture|sell)|(?:who|that) (?:can |could )?(?:makes?|produces?|manufactures?))(?: (?:us|me|for us))?\s+(?<thing>.+)/i;
const have =
  /\b(?:(?:do|can|could|would|will) you (?:guys |also |even |still |currently )?(?:do|offer|supply|carry|have|stock|provide|source|get us)(?: (?:us|me))?|(?:do|can|could) you (?:also )?(?:print|embroider|engrave) on|(?:whether|if) you (?:can |could |also )?(?:do|offer|supply|carry|have|provide)|(?:we|i)(?:'d| would| are|'re| am|'m)? (?:also )?(?:need|want|like|looking for|look for|searching for|interested in|love|like to (?:order|buy|make|have))(?: (?:you to make|to order|to buy|to make))?|(?:quote|price|prices|cost|costs|moq|minimum)(?: \p{L}+){0,3} (?:for|of|on|per))\s+(?<thing>.+)/iu;
/** What stands after a product and is about something else. */
const aside =
  /\b(?:with (?:our|my) (?:logo|name)|to (?:the )?(?:us|usa|uk|eu)\b|by the|before|until|including)\b.*$/i;
/** Words that are things too, and mean none in a letter. */
const noThing =
  /\b(?:credit cards?|debit cards?|business cards? of yours|price lists?|print(?:ed|ing)? (?:our|my|your) logo|a? ?call|catalogu?e?s?|samples?|prototypes?|quotes?|quotations?|drawings?|pictures?|photos?|files?|art ?work|certificates?|invoices?|logos?|trademarks?|custom packaging|branded packaging|packag(?:es?|ing)|private labels?|white labels?|cartons?|pallets?)\b/gi;

const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n?]{0,60}\n/i;
const closing =
  /\n\s*(?:(?:best|kind|kindest|warm|warmest|many)\s+)?(?:regards|wishes|best|cheers|sincerely|thanks|thank you)\s*[,.!]?\s*\n[^?]*$/i;

/** What a letter says between its greeting and its signature. */
const bodyOf = (message: string) => message.trim().replace(greeting, '').replace(closing, '');

/** The sentences of a message that may want an answer. `now` reads days without a year. */
export function questionsOf(message: string, now: Date): Question[] {
  const all = sentencesOf(bodyOf(message))
    .flatMap((sentence) => partsOf(plainOf(sentence)))
    .map((text) => questionOf(text, now));
  const questions = all.map((one, at) => ofSample(one, all[at - 1]));
  // "We need 500 mugs. What is the price?": what was said once holds for the whole message.
  const [quantity, other] = [...new Set(questions.flatMap((one) => one.quantity ?? []))];
  return other === undefined && quantity !== undefined
    ? questions.map((one) => ({ ...one, quantity }))
    : questions;
}

const sampleWords = /\b(?:samples?|prototypes?|swatch(?:es)?)\b/i;
/** "We would like a sample. What does it cost?": the second sentence is about the sample too. */
function ofSample(question: Question, before: Question | undefined): Question {
  const goesOn =
    before !== undefined &&
    sampleWords.test(before.text) &&
    /\bit\b/i.test(question.text) &&
    question.products.length === 0 &&
    !/\b(?:production|order|moq)\b/i.test(question.text);
  return goesOn ? { ...question, text: `${question.text} (sample)` } : question;
}

/** A sentence that asks falls into its questions, unless a later one says "it" of an earlier; others stay whole. */
function partsOf(plain: string): string[] {
  const parts = isQuestion(plain) ? questionsIn(plain) : [];
  const pointsBack = parts.slice(1).some((part) => /\b(?:it|its|they|them|that|those|these)\b/i.test(part));
  return parts.length === 0 || pointsBack ? [plain] : parts;
}

function questionOf(text: string, now: Date): Question {
  const { values, quantity } = figuresOf(text, now);
  const making = make.exec(text)?.groups?.['thing'];
  const thing = making ?? have.exec(text)?.groups?.['thing'];
  const named = thing === undefined ? [] : productsIn(thing, making !== undefined);
  const several = readCountList(text);
  const spoken = readAsked(withoutNoThings(text)).map((one) => ({ ...one, kinds: [], claims: [] }));
  return {
    text,
    products: named.length > 0 ? named : spoken,
    asksForGoods: named.length > 0,
    isMaking: making !== undefined,
    quantity,
    ownQuantities: several.length > 0 ? several : quantity === null ? [] : [quantity],
    offeredMinor:
      values.flatMap((value) =>
        value.kind === 'money' && value.value > 0 ? [Math.round(value.value * 100)] : [],
      )[0] ?? null,
    day: values.flatMap((value) => (value.kind === 'date' ? [value.to] : []))[0] ?? null,
    countries: values.flatMap(({ kind, text: said }) =>
      kind === 'country' || kind === 'state' || kind === 'region' ? [said] : [],
    ),
  };
}

/** Whoever asks for a thing by a verb of making may name one that no table has. */
function productsIn(thing: string, isMaking: boolean): readonly ProductWords[] {
  const said = withoutNoThings(thing).replace(aside, '');
  const known = readAsked(said);
  if (known.length > 0 || !isMaking) return known;
  const unknown = readProduct(said);
  return unknown && !/^(?:it|them|this|that|these|those|one|ones|more|less|any|changes?)\b/i.test(said.trim())
    ? [unknown]
    : [];
}

const withoutNoThings = (text: string) => text.replace(noThing, (words) => '\0'.repeat(words.length));
