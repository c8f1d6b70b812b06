import { rounded, say, type Amount } from './amount.ts';
import { figureOf, valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';
import { rowMeant } from './rows-meant.ts';
import { nameFit, wordsOf } from './view.ts';

const asksEach = /\b(?:each|apiece|per|an?|one|the)\s*(?<noun>\p{L}{3,})?/giu;
const saysEach =
  /\b(?:each|apiece|per \p{L}{3,}|a (?:seat|piece|unit|box|pair|pc|set|bottle|jar|tin|bag|pack|person|head|picture|credit|order))\b/iu;
const withRest =
  /\b(?:freight|all in|everything|includ\w*|shipping|with|whole|total|counted in|thrown in)\b/i;
const asksCost = /\b(?:how much|comes? to|costs?|what(?:'s| is) (?:that|it)|is that|works? out)\b/i;
const asksElse =
  /\b(?:duty|landed|tariff|customs|delivered|margin|weigh|share|percent|average|quantity of|for \d|sav(?:e|es|ed|ing|ings)|difference|more|less|cheaper)\b|%/i;

/** "What does each come to with the freight in", "what does a seat come to": an amount over the number that it is for. */
export function each(asked: AskedSum): Reckoned | null {
  const { text, said } = asked;
  const ofSaid = sharedOut(asked);
  if (ofSaid) return ofSaid;
  if (said.length > 0 || !saysEach.test(text) || !asksCost.test(text) || asksElse.test(text)) return null;
  const row = rowMeant(asked);
  if (!row || (row.facts.some(({ label }) => label === 'unit price') && !withRest.test(text))) return null;
  const label = figureOf(asked, [row], 'money', [/^total$/, /^monthly$/]);
  const whole = label === null || /\bper\b|unit price/.test(label) ? null : valueOf(row, label);
  const number = numberOf(row, text);
  if (!whole || !number || number.value <= 1) return null;
  return shared(whole, number, row);
}

/** How many there are of what the question names: "seats" of "a seat"; else the quantity. */
function numberOf(row: FactRow, text: string): Amount | null {
  const nouns = [...text.matchAll(asksEach)].flatMap(({ groups }) => groups?.['noun'] ?? []);
  const named = row.facts.filter(
    ({ kind, label }) =>
      kind === 'number' &&
      !/\bcredits?\b|\bnumber\b/.test(label) &&
      nouns.some((noun) => nameFit(label, wordsOf(noun)).score > leastFit),
  );
  const [only, ...more] = named;
  if (only && more.length === 0) return valueOf(row, only.label);
  const isOther = nouns.some((noun) => !pieces.test(noun) && !known.test(noun));
  return named.length === 0 && !isOther ? valueOf(row, 'quantity') : null;
}

const leastFit = 0.85;
const pieces =
  /^(?:pieces?|units?|pairs?|box(?:es)?|sets?|pcs?|bottles?|jars?|tins?|bags?|packs?|items?|ones?)$/i;
/** What follows "the" or "each" and counts nothing. */
const known =
  /^(?:come|comes|cost|costs|freight|shipping|whole|total|all|then|with|includ\p{L}*|and|in|for|out|of|to|now|altogether)$/iu;

function shared(whole: Amount, number: Amount, row: FactRow): Reckoned {
  const one = {
    ...whole,
    name: '',
    value: whole.unit === 'money' ? rounded(whole.value / number.value, 0) : whole.value / number.value,
  };
  const of = row.label ? ` (${row.label}: ${whole.name} over ${number.name})` : '';
  return { text: `${say(whole)} ÷ ${say(number)} = ${say(one)} each${of}.`, rows: [row], result: one };
}

/** "12 weigh 384 lb, what does each weigh", "1,200 for 300, each is": both figures are said. */
function sharedOut({ text, said }: AskedSum): Reckoned | null {
  const [a, b, ...more] = said;
  if (
    !a ||
    !b ||
    more.length > 0 ||
    !/\b(?:each|apiece|per (?:piece|unit|one|box|pair))\b/i.test(text) ||
    a.isEach ||
    b.isEach
  )
    return null;
  const isOver =
    a.isBare &&
    b.unit === 'count' &&
    a.value > b.value &&
    /\b(?:over|between|among|by|for|into)\b/i.test(text.slice(a.end, b.end));
  const [whole, number] =
    a.unit === 'count' && b.unit !== 'count'
      ? [b, a]
      : isOver || (b.unit === 'count' && a.unit !== 'count')
        ? [a, b]
        : [];
  if (!whole || !number || whole.unit === 'percent' || !Number.isInteger(number.value) || number.value < 2)
    return null;
  if (!/\b(?:what|how much|comes? to|is|that's|so)\b|\?/i.test(text)) return null;
  const one = { ...whole, value: whole.value / number.value };
  return {
    text: `${say(whole)} ÷ ${say(number)} = ${say(one)} each.`,
    rows: [],
    result: one,
    isOfSaid: true,
  };
}
