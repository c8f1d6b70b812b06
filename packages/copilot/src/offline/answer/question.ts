import { foldSpelling, singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import { readScale } from '../ground/values/scales.ts';
import { isNounOfAKind } from '../ground/records/kind-words.ts';
import type { Parse } from '../parse/parse.ts';
import type { FactKind } from './facts.ts';

export type QuestionKind =
  | 'value'
  | 'why'
  | 'count'
  | 'most'
  | 'least'
  | 'sum'
  | 'average'
  | 'difference'
  | 'compare'
  | 'share'
  | 'per'
  | 'times'
  | 'check'
  | 'which';

/** A question about what is shown. */
export interface Question {
  text: string;
  kind: QuestionKind;
  probability: number;
  /** The words that name the value; the whole question where none stand out. */
  what: string;
  /** Words that point at a row; null where none do. */
  row: string | null;
  /** Stems of the telling words. */
  stems: ReadonlySet<string>;
  /** Kinds of values that the question word asks for; null for any. */
  expects: readonly FactKind[] | null;
  /** What "how many" counts, in the singular, where it is what records are called. */
  counts: string | null;
  /** Words that the question word stands for: "when" asks for a date. */
  hints: readonly string[];
}

export function readQuestion(said: string, parse: Parse): Question {
  const text = said.replaceAll(/\p{L}+/gu, foldSpelling);
  const [top] = parse.questions;
  const what = parse.asked.filter(({ field }) => field === 'what').map((span) => span.text);
  const row = parse.asked.filter(({ field }) => field === 'row').map((span) => span.text);
  const telling = tokenize(text).filter(({ lower }) => !stopWords.has(lower));
  const rule = asking.find(({ words }) => words.test(text));
  return {
    text,
    kind: kindSaid(text) ?? ((top?.kind ?? 'value') as QuestionKind),
    probability: top?.probability ?? 0,
    what: what.join(' ') || text,
    row: row.join(' ') || null,
    stems: new Set(telling.map(({ lower }) => stem(singular(lower)))),
    counts: countedIn(text),
    expects: rule?.expects ?? null,
    hints: rule?.hints ?? [],
  };
}

/** What a question asks for in so many words, however the learned model reads it. */
function kindSaid(text: string): QuestionKind | null {
  if (asksForShare.test(text)) return 'share';
  if (comparesTwo.test(text)) return 'difference';
  if (eitherOr.test(text)) return 'compare';
  if (asksForSum.test(text)) return 'sum';
  if (/^\W*(?:and |so |what(?:['’]s| is) )*(?:the )?(?:average|mean)\b|\bon average\b/i.test(text))
    return 'average';
  const scale = readScale(text);
  return scale && (asksWhich.test(text) || asksWhatIs.test(text.slice(0, scale.start)))
    ? scale.largest
      ? 'most'
      : 'least'
    : null;
}

/** "Which is the largest", "which of them costs least": the row at an end. */
const asksWhich =
  /^\W*(?:(?:and|so|ok|but)\W+)*(?:which|who)(?: ones?| of (?:these|them|those|the \p{L}+)| \p{L}+)?(?:['’]s| is| are| was| has| have| costs?| takes?| does| wants?| asks?| charges?| wrote| writes| answered| replied| messaged| came| ordered| bought| paid| spent)\b/iu;

/** "What is the cheapest", not "what is the price of the cheapest one". */
const asksWhatIs = /^\W*(?:(?:and|so|ok|but)\W+)*what(?:['’]s| is| are| was)\s+(?:(?:the|our|my)\s+)?$/i;

function countedIn(text: string): string | null {
  const [, counted = ''] = /\bhow many ((?:\p{L}+\s*){1,3})/iu.exec(text) ?? [];
  const noun = counted.split(/\s+/).find(isNounOfAKind);
  return noun === undefined ? null : singular(noun.toLowerCase());
}

const asksForShare =
  /\bhow much of (?:it|that|this|the (?:\p{L}+ )?(?:total|duty|rate|cost|price|order|tax|sum|whole|bill)) (?:is|are|goes|comes)\b|\b(?:what|how (?:big|large) an?) (?:share|portion|proportion|fraction|part) (?:of|is|are|do|does)\b|\b(?:what|which) (?:percent(?:age)?|%) (?:of|(?:is|are) (?:that|it|this|from|in|paid|late|on))\b|['’]s (?:share|part|portion)\b|\b(?:share|part) (?:in|as) (?:%|per ?cent|percent)/iu;

/** "How does the biggest compare with the smallest", "how much more is the first than the second". */
const comparesTwo =
  /\bhow (?:does|do|did) .+ compare (?:with|to|against)\b|\bhow much (?:more|less|\p{L}+er) .*\bthan\b|\bdifference between\b/iu;

/** "Lume or Bellandi, who's cheaper", "which is cheaper, the first or the second". */
const eitherOr =
  /^(?!.*\b(?:should|shall|can|could|would|want|need)\b).{0,60}\bor\b.{0,40}\b(?:cheaper|dearer|faster|slower|bigger|smaller|lower|higher|better rated|more expensive)\b|\b(?:cheaper|dearer|faster|slower|bigger|smaller|lower|higher|more expensive)\b[^.;]{0,24}[,:–-] ?.{2,40}\bor\b/i;

const asksForSum =
  /\ball of (?:it|that|them|those|these)\b.{0,12}\b(?:worth|cost|come to)\b|\b(?:worth|cost|come to) (?:all )?together\b|\b(?:total|sum|worth)\b.{0,12}\b(?:of|for) (?:all|those|these|them|everything)\b|\b(?:altogether|all together|in all|add(?:s|ed)? up to|sum of)\b/i;

/** Question words with what they ask for. The first that fits counts. */
const asking: readonly { words: RegExp; expects: readonly FactKind[]; hints: readonly string[] }[] = [
  {
    words:
      /\b(?:when|since when|til+ when|until when|what (?:day|date)|which (?:day|date)|by when|how soon|due|expires?|valid)\b/i,
    expects: ['date', 'text', 'days'],
    hints: ['date', 'due', 'until'],
  },
  {
    words: /\bhow (?:long|old|fast|quick|many (?:days|weeks|months|hours)|late|far along)\b/i,
    expects: ['days', 'date', 'number', 'text', 'percent'],
    hints: ['days', 'time', 'long', 'take', 'last'],
  },
  {
    words: /\b(?:how much|what.{0,12}(?:cost|price|pay|owe|worth|charge)|price|cost|costs|worth|total)\b/i,
    expects: ['money', 'percent', 'number'],
    hints: ['price', 'total', 'cost', 'amount'],
  },
  {
    words: /\bhow many\b|\bhow often\b/i,
    expects: ['number', 'days'],
    hints: ['count', 'quantity', 'total'],
  },
  { words: /\b(?:who|whose|whom|who's)\b/i, expects: ['text'], hints: ['customer', 'name', 'by', 'person'] },
  {
    words: /\b(?:where|which (?:country|city|state)|what (?:country|city|state))\b/i,
    expects: ['text'],
    hints: ['country', 'city', 'location', 'status', 'state'],
  },
  {
    words: /\b(?:percent|percentage|rate|share)\b|%/i,
    expects: ['percent', 'number'],
    hints: ['rate', 'percent'],
  },
];
