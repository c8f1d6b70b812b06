import { formatMoney } from '@brandwright/contract';
import { dayWords, listWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import { blanksIn } from '@brandwright/language/outgoing/blanks.ts';
import { readColors } from '@brandwright/language/values/colors.ts';
import { figuresOf } from '../figures.ts';
import { questionsIn } from '../sentences.ts';
import { piecesOf, type OwnWords } from './own-words.ts';

/** A question of the supplier, with the sentence before it, which "is that fine?" is about. */
export interface OpenQuestion {
  plain: string;
  before: string | null;
  /** False where the words around it are not to be repeated: they hold orders to an assistant or a warning sign. */
  mayQuote: boolean;
}

/** Who uses a fact of the thread for a draft says so. */
type Cite = (label: string, value: string) => string;

interface Topic {
  asked: RegExp;
  /** It is about the goods: the same of a carton or a label is another question. */
  isOfGoods?: true;
  /** What we said, as a sentence; null where we never said it. */
  answer(own: OwnWords, cite: Cite): string | null;
  /** The sentence with the place to fill in. */
  open: string;
}

const topics: readonly Topic[] = [
  {
    asked:
      /\bhow many(?! (?:colou?rs|days|weeks|months|designs|sizes|per|samples?|cartons?|box(?:es)?|pallets?|shipments?|labels?|stores?|shops?))\b|\b(?:quantity|qty|order volume|order size)\b/i,
    answer: ({ quantity }, cite) =>
      quantity === null ? null : `We need ${cite('Quantity', piecesOf(quantity))}.`,
    open: 'We need [quantity] pieces.',
  },
  {
    asked:
      /\b(?:by when|what date|which (?:date|day)|deadline|timeline|(?:delivery|launch|ship(?:ping)?|target|arrival) date|when (?:do|would|will|must|should) (?:you|it|they|the goods)\b[^?]*\b(?:need|want|require|expect|receive|arrive|launch|there|in hand))\b/i,
    answer: ({ neededBy }, cite) =>
      neededBy === null ? null : `We need the goods by ${cite('Needed by', dayWords(neededBy))}.`,
    open: 'We need the goods by [date].',
  },
  {
    asked:
      /\b(?:what|which)\b[^?]*\b(?:colou?rs?|shades?|pantone|glazes?)\b|\bcolou?rs?\b[^?]*\b(?:prefer|want|need|like)\b/i,
    isOfGoods: true,
    answer: ({ colors }, cite) =>
      colors.length === 0 ? null : `The color is ${cite('Color', listWords(colors))}.`,
    open: 'The color is [color].',
  },
  {
    asked: /\b(?:what|which)\b[^?]*\b(?:materials?|fabrics?|wax|wood|paper|clay|leather|metal)\b/i,
    isOfGoods: true,
    answer: ({ materials }, cite) =>
      materials.length === 0 ? null : `The material is ${cite('Material', listWords(materials))}.`,
    open: 'The material is [material].',
  },
  {
    asked: /\b(?:what|which)\b[^?]*\b(?:sizes?|dimensions?|capacity|volume|weight)\b/i,
    isOfGoods: true,
    answer: ({ size }, cite) => (size === null ? null : `The size is ${cite('Size', size)}.`),
    open: 'The size is [size].',
  },
  {
    asked:
      /\bwhere\b[^?]*\b(?:ship|deliver|send)|\b(?:delivery|shipping|ship[- ]to|receiving) (?:address|country|zip)\b|\bdestination\b|\bwhich (?:country|city|state|port|address)\b|\b(?:zip|postal) code\b|\byour address\b/i,
    answer: ({ shipTo }, cite) =>
      shipTo === null ? null : `Please ship to ${cite('Ship to', shipTo).replace(/[.\s]+$/, '')}.`,
    open: 'Please ship to [delivery address].',
  },
  {
    asked:
      /\btarget (?:price|cost)|\byour budget\b|\bprice (?:are you looking|do you (?:want|expect|need|have in mind))/i,
    answer: ({ targetPriceMinor }, cite) =>
      targetPriceMinor === null
        ? null
        : `Our target is ${cite('Target price', formatMoney(targetPriceMinor))} per piece.`,
    open: 'Our target is [target price] per piece.',
  },
  {
    asked: /\b(?:incoterms?|exw|fca|fob|cif|dap|ddp|(?:trade|shipping|delivery) terms?)\b/i,
    answer: ({ incoterm }, cite) =>
      incoterm === null ? null : `Please quote ${cite('Shipping terms', incoterm)}.`,
    open: 'Please quote [Incoterm and place].',
  },
];

const confirms =
  /\bplease (?:re)?confirm\b|\b(?:is|are) (?:that|this|it|they|these) (?:all )?(?:correct|right)\b|\bcorrect\?|\bright\?/i;
const accepts =
  /^(?:\W|so|and|then)*(?:can|could|would|will|do) you\b[^?]*\b(?:accept|take|order|do|increase|go (?:up|with)|agree)\b|\b(?:ok|okay|fine|possible) (?:for|with) you\b/i;
const startsYesNo =
  /^(?:\W|so|and|but|also|then|please|ok|okay)*(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|have|has|must)\b/i;
/** What comes with the goods and has a size, a color and a material of its own. */
const besideGoods =
  /\b(?:(?:export |master |shipping |outer )?cartons?|pallets?|containers?|labels?|hang ?tags?|logos?|prints?|printing|artwork|stickers?|packaging|thread|zippers?|lids?)\b/i;
/** "matte or glossy?": no answer of yes or no. */
const asksWhich = /\bor\b(?!\s+(?:not|no|so|less|more|above)\b)/i;
/** Nothing but a pointer to what was said before. */
const pointsBack = /\b(?:that|this|it|these|those)\b|\b(?:confirm|agree|ok|okay)\b/i;

/** Sentences that answer questions from what we said before; where we never said it, with a named place to fill in. */
export function answersTo(
  questions: readonly OpenQuestion[],
  own: OwnWords,
  now: Date,
  cite: Cite,
): string[] {
  const said: string[] = [];
  const quoted: string[] = [];
  for (const question of questions) {
    const settled = confirmed(question.plain, own, now, cite);
    if (settled) {
      said.push(settled);
      continue;
    }
    for (const clause of questionsIn(question.plain)) {
      const found = topics.filter(
        ({ asked, isOfGoods }) => asked.test(clause) && !(isOfGoods && besideGoods.test(clause)),
      );
      const isChoice = startsYesNo.test(clause);
      for (const topic of found) {
        const answer = topic.answer(own, cite);
        if (answer) said.push(answer);
        else if (!isChoice) said.push(topic.open);
      }
      const isAnswered = found.some((topic) => topic.answer(own, cite) !== null);
      if (isAnswered || (found.length > 0 && !isChoice)) continue;
      if (question.mayQuote) quoted.push(quotedQuestion(clause, question, isChoice));
    }
  }
  return [[...new Set(said)].join(' '), ...new Set(quoted)].filter(Boolean);
}

/** "Please confirm 500 pieces in sage green", "can you accept 500?": settled by what we said; null where that does not settle it. */
function confirmed(plain: string, own: OwnWords, now: Date, cite: Cite): string | null {
  const { values, quantity } = figuresOf(plain, now);
  const day = values.flatMap((one) => (one.kind === 'date' ? [one.to] : []))[0] ?? null;
  if (confirms.test(plain)) {
    const colors = readColors(plain).filter(({ certainty }) => certainty !== 'thing');
    const checks: [label: string, value: string, isOurs: boolean][] = colors.map(({ text }) => [
      'Color',
      text.toLowerCase(),
      own.colors.includes(text.toLowerCase()),
    ]);
    if (day !== null) checks.unshift(['Needed by', dayWords(day), day === own.neededBy]);
    if (quantity !== null) checks.unshift(['Quantity', piecesOf(quantity), quantity === own.quantity]);
    return checks.length > 0 && checks.every(([, , isOurs]) => isOurs)
      ? `Yes, we confirm: ${checks.map(([label, value]) => cite(label, value)).join(', ')}.`
      : null;
  }
  if (
    !accepts.test(plain) ||
    quantity === null ||
    own.quantity === null ||
    /[$\u20ac\u00a3]|\busd\b/i.test(plain)
  )
    return null;
  const ours = cite('Quantity', piecesOf(own.quantity));
  if (own.quantity === quantity) return `Yes, ${ours} is right for us.`;
  return own.quantity > quantity
    ? `Yes, ${piecesOf(quantity)} works for us: we need ${ours}.`
    : `We need ${ours} for this order. Could you begin with that?`;
}

const longestQuote = 240;

/** The question in their own words, never cut, and the place for the answer. */
function quotedQuestion(clause: string, { plain, before }: OpenQuestion, isChoice: boolean): string {
  const isBare = clause.length < 48 && pointsBack.test(clause) && before !== null && clause === plain;
  const words = isBare ? `${before} ${clause}` : clause;
  const isWhich = asksWhich.test(clause) && !/^\W*(?:how|what|where|when|why|who)\b/i.test(clause);
  const blank = isWhich ? '[which one].' : isChoice ? '[yes or no].' : '[your answer].';
  return words.length > longestQuote || blanksIn(withoutBrackets(words)).length > 0
    ? `On your last question: ${blank}`
    : `On your question \u201c${withoutBrackets(words)}\u201d: ${blank}`;
}

/** What stands in brackets of theirs is no blank of ours. */
const withoutBrackets = (text: string) =>
  text.replaceAll('[', '(').replaceAll(']', ')').replaceAll(/[{}]/g, '');
