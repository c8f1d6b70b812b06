import { formatMoney } from '@brandwright/contract';
import type { ProductWords } from '@brandwright/language/products/product-words.ts';
import { escapePattern } from '@brandwright/language/text.ts';
import { isQuestion } from '../thread/sentences.ts';
import type { Goods, SupplierFacts } from './facts.ts';
import { answerFor, listOf, makesWords, type Answered } from './goods.ts';
import { questionsOf, type Question } from './questions.ts';
import { abilityTopics } from './topics/abilities.ts';
import { companyTopics } from './topics/company.ts';
import { priceAt, priceTopics } from './topics/prices.ts';
import { timeTopics } from './topics/times.ts';
import { mostNamed, units, type Topic } from './topics/topic.ts';

/** In the order in which they are answered within a sentence. */
const topics: readonly Topic[] = [...companyTopics, ...priceTopics, ...timeTopics, ...abilityTopics];

/** What another topic of the same sentence means by its words: a sample's price is no order's, its time no production's. */
const claims: Readonly<Record<string, readonly string[]>> = {
  sample: ['price', 'time', 'discount', 'shipping', 'ability'],
  catalog: ['price', 'ability'],
  discount: ['price', 'ability', 'material'],
  certificates: ['ability', 'material'],
  logo: ['ability', 'catalog'],
  team: ['size'],
  age: ['time'],
  payment: ['price'],
  price: ['material', 'size', 'moq'],
  moq: ['material', 'size'],
  shipping: ['price', 'ability'],
};
/** Where a clause of its own asks for it, "what do they cost, and what is a sample", a price stays. */
const ownPrice = (text: string): boolean =>
  text
    .split(/[,;]|\band\b/i)
    .some((clause) => /\b(?:prices?|costs?|how much|quote)\b/i.test(clause) && !sampleWords.test(clause));
const sampleWords = /\b(?:samples?|prototypes?|swatch(?:es)?)\b/i;

/** What stays although another topic claims it, when it is named by itself. */
const alsoNamed: Readonly<Record<string, RegExp>> = {
  price: /\b(?:per (?:piece|unit)|unit price|price for \d)/i,
  moq: /\b(?:moq|minimum|smallest|how few|(?:trial|test) order|runs? of|(?:start|begin) with)\b/i,
  time: /\b(?:production|lead ?time for|and (?:your |the )?lead ?time)\b/i,
  shipping: /\b(?:incoterms?|fob|exw|ddp|cif|freight)\b/i,
};

export interface AskedMessage {
  type: string;
  text: string;
  hasPictures: boolean;
  /** What was spoken of before, newest first: the subject, our earlier messages. */
  before?: readonly string[];
}

/** "Your MOQ of 144 is more than we can place": says what they said, and asks nothing. */
const restates = /^(?:your (?:moq|minimum|price|offer|quote)|thank(?:s| you) for (?:the|your))\b[^?]*$/i;
/** "Is that possible?" asks no more than the sentence before it. */
const pointsBack =
  /^(?:so |and )?(?:is|would|will|can|could) (?:that|this|it|you|we) (?:be )?(?:possible|ok|okay|feasible|work\w*|fine|do (?:that|it|this)|manage(?: that)?)\W*$/i;
const mostAnswers = 6;
const unknown =
  'Thank you for your message. I am not sure about this one, so I will ask my colleague and come back to you.';
const rest = 'About the rest I will ask my colleague and come back to you.';
const noted = 'Thank you, I have noted it and pass it on to my colleague.';
const forPicture = 'Thank you for the pictures. I will show them to our sample room and come back to you.';
const forMeeting = 'That time works for us. Please send us the invitation.';
const thanks = /\b(?:thanks|thank you|great|perfect|sounds good|appreciate\w*)\b/i;
const hello = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^?]{0,60}$/i;
const regards = /^(?:best|kind|warm|warmest)?\s*(?:regards|wishes|best|cheers|sincerely)\b[^?]{0,60}$/i;

/**
 * What a scripted supplier answers: each sentence that asks something, from its own row and catalog; no to what it does
 * not make; what it does not know it says it will ask. Pure.
 */
export function scriptedAnswer(message: AskedMessage, facts: SupplierFacts, now: Date): string {
  if (message.type === 'ZOOM_MEETING_REQUEST') return forMeeting;
  const questions = questionsOf(message.text, now);
  const earlier = earlierGoods(message.before ?? [], facts, now);
  const spoken = questions.flatMap(({ products }) => products);
  const own = madeOf(spoken, facts);
  const named = questions.filter(wantsGoods).flatMap(({ products }) => products);
  const view: View = {
    facts,
    now,
    spokenOf: own.length > 0 || spoken.length > 0 ? own : earlier,
    earlier,
    makesNone:
      named.length > 0 && named.every((one) => !answerFor(one, facts).isMade) && earlier.length === 0,
    isPriced: questions.some(({ text }) =>
      priceTopics.some((one) => one.key === 'price' && one.asked.test(text)),
    ),
  };
  const answers: string[] = [];
  let isOpen = false;
  for (const question of questions.filter(({ text }) => !restates.test(text))) {
    const said = answersTo(question, view);
    answers.push(...said.filter((one) => !answers.includes(one)));
    if (said.length === 0 && isQuestion(question.text) && !view.makesNone && !pointsBack.test(question.text))
      isOpen = true;
  }
  const told = answers.slice(0, mostAnswers);
  if (told.length > 0) return [...told, ...(isOpen ? [rest] : [])].join(' ');
  if (message.hasPictures) return forPicture;
  if (isOpen) return unknown;
  const wordy = questions.filter(({ text }) => !hello.test(text) && !regards.test(text));
  if (wordy.some(({ text }) => thanks.test(text))) return 'You are welcome.';
  return wordy.length > 0 ? noted : 'Hello! How can we help you?';
}

const madeOf = (products: readonly ProductWords[], facts: SupplierFacts) =>
  products.flatMap((one) => answerFor(one, facts).goods);

/** The goods of the newest earlier message that names some. */
function earlierGoods(before: readonly string[], facts: SupplierFacts, now: Date): Goods[] {
  for (const text of before) {
    const made = madeOf(
      questionsOf(text, now).flatMap(({ products }) => products),
      facts,
    );
    if (made.length > 0) return made;
  }
  return [];
}

/** What a whole message decides for each of its sentences. */
interface View {
  facts: SupplierFacts;
  now: Date;
  spokenOf: readonly Goods[];
  /** What was spoken of in earlier messages. */
  earlier: readonly Goods[];
  /** It names things and none of them is made here: their price and time are no question any more. */
  makesNone: boolean;
  isPriced: boolean;
}

function answersTo(question: Question, view: View): string[] {
  const { facts, now, spokenOf, makesNone } = view;
  const asked = question.products.map((one) => withVessel(answerFor(one, facts), one, question, view));
  const named = asked.flatMap(({ goods }) => goods);
  const goods = named.length > 0 ? named : spokenOf;
  const found = topics.filter(({ asked: words }) => words.test(question.text));
  const isClaimed = (key: string) =>
    found.some(({ key: other }) => claims[other]?.includes(key)) &&
    !(alsoNamed[key]?.test(question.text) ?? false) &&
    !(key === 'price' && found.some((one) => one.key === 'sample') && ownPrice(question.text));
  const isPriced = found.some(({ key }) => pricing.has(key));
  const refused = wantsGoods(question) ? asked.filter(({ isMade }) => !isMade) : [];
  if (refused.length > 0 && named.length === 0) return [refusal(refused, facts)];
  const said = found.flatMap((topic) => {
    // "If you can ship by December 20" asks for a day, not for freight.
    const isDay = topic.key === 'shipping' && question.day !== null && question.countries.length === 0;
    if (isDay && !alsoNamed['shipping']?.test(question.text)) return [];
    if (isClaimed(topic.key) || (makesNone && aboutGoods.has(topic.key))) return [];
    return topic.answer({ question, facts, goods, now }) ?? [];
  });
  const isTimed = isPriced || found.some(({ key }) => key === 'time');
  const made = question.asksForGoods && !isTimed ? asked.filter(({ isMade }) => isMade) : [];
  return [
    ...(refused.length > 0 ? [refusal(refused, facts)] : []),
    ...made.map((one) =>
      view.isPriced ? `Yes, we make ${one.asked}.` : offer(one, question.quantity, facts),
    ),
    ...said,
  ];
}

/** "300 tins" in a talk about candles in tins means those; a verb of making means the thing itself. */
function withVessel(
  found: Answered,
  { noun }: ProductWords,
  { isMaking }: Question,
  { earlier }: View,
): Answered {
  const word = noun.at(-1) ?? '';
  if (found.isMade || isMaking || word === '') return found;
  const goods = earlier.filter(({ title }) => new RegExp(`\\b${escapePattern(word)}s?\\b`, 'i').test(title));
  return goods.length > 0 ? { ...found, asked: 'them', goods, isMade: true, nearest: null, open: [] } : found;
}

/** Whether it takes a supplier that makes the thing to answer. "Send both fragrances as a sample" names a part of one. */
const wantsGoods = ({ asksForGoods, text }: Question): boolean =>
  asksForGoods || priceTopics.some(({ key, asked }) => key !== 'sample' && asked.test(text));

/** Topics for which a supplier has to make the thing. */
const pricing: ReadonlySet<string> = new Set(['price', 'moq', 'sample', 'discount']);

/** Topics that are of a thing, not of the supplier. */
const aboutGoods: ReadonlySet<string> = new Set([
  ...pricing,
  ...['time', 'color', 'size', 'material', 'logo', 'ability'],
]);

function refusal(refused: readonly Answered[], facts: SupplierFacts): string {
  const asked = refused.map((one) => one.asked).join(' or ');
  const nearest = refused.find((one) => one.nearest)?.nearest;
  const near = nearest ? ` The nearest we have is ${nearest.title}.` : '';
  return `No, we do not make ${asked}. We make ${makesWords(facts)}.${near}`;
}

function offer({ asked, goods, open }: Answered, quantity: number | null, facts: SupplierFacts): string {
  const least = Math.min(...goods.map(({ moq }) => moq ?? 0));
  if (quantity !== null && goods.length > 0 && quantity < least)
    return `We make ${asked}, but ${units(quantity)} pieces are too few for us: our MOQ is ${units(least)} pieces.`;
  const named = goods.slice(0, mostNamed).map((one) => {
    const pieces = quantity !== null && quantity >= (one.moq ?? 0) ? quantity : one.moq;
    const price = pieces === null ? one.unitPriceMinor : priceAt(one, pieces);
    const at = pieces === null ? '' : ` a piece at ${units(pieces)}`;
    return `${one.title}${price === null ? '' : ` (${formatMoney(price, facts.currency)}${at})`}`;
  });
  const more = goods.length > mostNamed ? ` and ${goods.length - mostNamed} more` : '';
  const check = open.length > 0 ? ' I will ask our workshop about the details you name.' : '';
  return named.length === 0
    ? `Yes, we make ${asked}.${check}`
    : `Yes, we make ${asked}: ${more ? `${named.join(', ')}${more}` : listOf(named)}.${check}`;
}
