import { foldSpelling } from '@brandwright/language/words/stems.ts';
import type { DialogueState } from '../../ground/conversation/state.ts';
import { beginsOrder, withoutOpening } from '../../perceive/mood.ts';
import type { FactRow } from '../facts.ts';
import { amountOf, nameFit, viewOf, wordsOf, type View } from './view.ts';
import type { Amount } from './amount.ts';
import { saidAmounts, type SaidAmount } from './said-amounts.ts';
import { toldAmount } from './told-amount.ts';

/** A question of arithmetic with everything that it may be about. */
export interface AskedSum {
  text: string;
  words: readonly string[];
  /** Figures of the message, in its order. */
  said: readonly SaidAmount[];
  view: View;
  /** What the answer before worked out. */
  told: Amount | null;
  state: DialogueState;
}

/** What a question of arithmetic comes to. */
export interface Reckoned {
  text: string;
  rows: readonly FactRow[];
  /** The amount that it ends in, for what is asked of it in the same breath. */
  result: Amount | null;
  /** Every figure of it was said in the question itself. */
  isOfSaid?: boolean;
  /** The question does not say which value of things it compares. */
  isUnnamed?: boolean;
}

export function readSum(message: string, state: DialogueState): AskedSum {
  const text = message.replaceAll('’', "'").replaceAll(/\p{L}+/gu, foldSpelling);
  let view: View | null = null;
  return {
    text,
    words: wordsOf(text),
    said: saidAmounts(text, state.now),
    // Hardly any message reckons, and a long list takes its time.
    get view() {
      return (view ??= viewOf(state.results));
    },
    told: toldAmount(state.told[0]?.answered ?? ''),
    state,
  };
}

const clauses = /[.;!?]\s+|,\s+|\s+(?:and|then|so)\s+/i;
const toTell =
  /^(?:and |then |so |please |pls )*(?:add (?:up|them|those|these|the)|tell me|give me (?:the|a) (?:sum|total|difference|share))\b/i;

/** Whether a message asks to reckon rather than to do something: no part of it begins with an order. */
export const asksToReckon = (text: string): boolean =>
  !text.split(clauses).some((part) => beginsOrder(withoutOpening(part)) && !toTell.test(part.trim()));

/** The value of some things that a question names, else what they are worth. Null where either is unclear. */
export function figureOf(
  { words }: Pick<AskedSum, 'words'>,
  rows: readonly FactRow[],
  unit: 'money' | 'count' | null = null,
  usual: readonly RegExp[] = worths,
): string | null {
  const [first, ...others] = rows;
  if (!first) return null;
  const labels = first.facts.flatMap((fact) => {
    const amount = amountOf(fact);
    const isWanted = amount !== null && (unit === null ? amount.unit !== 'percent' : amount.unit === unit);
    return isWanted && others.every(({ facts }) => facts.some(({ label }) => label === fact.label))
      ? [fact.label]
      : [];
  });
  const fits = labels
    .map((label) => ({ label, ...nameFit(label, words) }))
    .filter(({ score }) => score >= leastNamed)
    .toSorted((a, b) => b.said - a.said || b.score - a.score);
  const [best, next] = fits;
  if (best && best.said > 0 && (!next || best.said > next.said || best.score > next.score + 0.01))
    return best.label;
  const worth = usual
    .map((name) => labels.find((label) => name.test(label)))
    .find((label) => label !== undefined);
  if (worth !== undefined && (!best || fits.some(({ label }) => label === worth) || best.said === 0))
    return worth;
  const money = labels.filter((label) =>
    first.facts.some((fact) => fact.label === label && fact.kind === 'money'),
  );
  return unit !== 'count' && money.length === 1 ? (money[0] ?? null) : null;
}
const leastNamed = 0.45;

/** What a thing is worth, however the records of its kind call that. */
const worths: readonly RegExp[] = [/^total$/, /^amount$/, /^(?:total )?(?:worth|value)$/, /^landed$/];

/** One figure of a row as an amount, called by the row or by the value. */
export function valueOf(row: FactRow, label: string, name: string = label): Amount | null {
  const fact = row.facts.find((one) => one.label === label);
  return fact ? amountOf(fact, name) : null;
}
