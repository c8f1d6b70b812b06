import { between, money, rounded, say, type Amount } from './amount.ts';
import { valueOf, type AskedSum, type Reckoned } from './asked-sum.ts';
import type { FactRow } from '../facts.ts';
import { rowMeant } from './rows-meant.ts';

const month = /\b(?:monthly|month|months|month by month)\b/i;
const year = /\b(?:yearly|annual(?:ly)?|year|12 months|twelve months|twelvemonth)\b/i;
const compares =
  /\b(?:sav(?:e|es|ed|ing|ings)|less|cheaper|difference|vs\.?|versus|against|compared|than|more|off|better)\b/i;
const monthsOfYear = 12;

/** "A year of monthly against the yearly, what do I save", "a whole year paid by the month": twelve monthly prices, and the yearly one. */
export function yearAndMonth(asked: AskedSum): Reckoned | null {
  return ofPlan(asked) ?? productAgainstYear(asked) ?? ofToldPrices(asked) ?? perMonth(asked);
}

function ofPlan(asked: AskedSum): Reckoned | null {
  const { text, view, said } = asked;
  if (!month.test(text) || !year.test(text) || said.length > 0) return null;
  const row = rowMeant(asked);
  const isPlan = (one: FactRow) => valueOf(one, 'monthly') !== null && valueOf(one, 'yearly') !== null;
  const plans =
    row && isPlan(row)
      ? [row]
      : view.lists.flatMap(({ rows }) => rows).filter((one) => isPlan(one) && isCurrent(one));
  const [plan] = plans;
  const [each, whole] = [plan && valueOf(plan, 'monthly'), plan && valueOf(plan, 'yearly')];
  if (!plan || !each || !whole || each.value <= 0) return null;
  const twelve = { ...each, value: each.value * monthsOfYear };
  const working = `${monthsOfYear} × ${say(each)} = ${say(twelve)}`;
  if (!compares.test(text))
    return { text: `${working} (${plan.label}, paid monthly for a year).`, rows: [plan], result: twelve };
  return told(`${plan.label}: ${working} paid monthly`, twelve, whole, [plan]);
}

const isCurrent = ({ facts }: FactRow): boolean =>
  facts.some(({ label, value }) => /\bcurrent\b/.test(label) && value === true);

const product = /(?<![\p{L}\d.])(?<count>12|twelve)\s*(?:x|×|\*|times)\s*\$?(?<each>\d[\d,]*(?:\.\d+)?)/iu;

/** "12 x 199, how much less is the yearly that you just showed". */
function productAgainstYear({ text, state }: AskedSum): Reckoned | null {
  const groups = product.exec(text)?.groups;
  if (!groups || !year.test(text) || !compares.test(text)) return null;
  const each = money(Number((groups['each'] ?? '').replaceAll(',', '')) * 100, 'USD');
  const yearly = new Set(
    state.told
      .slice(0, 2)
      .flatMap(({ answered }) =>
        [...answered.matchAll(/\$([\d,]+(?:\.\d+)?) a year\b/g)].map(([, figure = '']) => figure),
      ),
  );
  const [only, ...others] = yearly;
  if (only === undefined || others.length > 0) return null;
  const twelve = { ...each, value: each.value * monthsOfYear };
  const whole = money(Number(only.replaceAll(',', '')) * 100, 'USD');
  return told(`${monthsOfYear} × ${say(each)} = ${say(twelve)}`, twelve, whole, []);
}

/** "So that saves what over the twelve months", right after both prices of one plan were told. */
function ofToldPrices({ text, state, said }: AskedSum): Reckoned | null {
  const [before] = state.told;
  const pairs = [
    ...(before?.answered ?? '').matchAll(/\$([\d,]+(?:\.\d+)?) a month or \$([\d,]+(?:\.\d+)?) a year\b/g),
  ];
  const [pair] = pairs;
  if (!pair || pairs.length > 1 || !saves.test(text) || !(year.test(text) || month.test(text))) return null;
  const [monthly, yearly] = [pair[1] ?? '', pair[2] ?? ''].map((figure) =>
    money(Number(figure.replaceAll(',', '')) * 100, 'USD'),
  );
  if (!monthly || !yearly || said.some(({ value }) => value !== monthly.value && value !== monthsOfYear))
    return null;
  const twelve = { ...monthly, value: monthly.value * monthsOfYear };
  return told(`${monthsOfYear} × ${say(monthly)} = ${say(twelve)}`, twelve, yearly, []);
}

const saves = /\b(?:sav(?:e|es|ed|ing|ings)|how much (?:less|cheaper|off)|difference)\b/i;

function told(before: string, twelve: Amount, whole: Amount, rows: readonly FactRow[]): Reckoned | null {
  const apart = between(twelve, whole);
  if (!apart) return null;
  const saves = twelve.value >= whole.value ? 'saved by the year' : 'more by the year';
  return {
    text: `${before}; ${say(apart.high)} − ${say(apart.low)} = ${say(apart.rest)} ${saves}.`,
    rows,
    result: apart.rest,
  };
}

const asksPerMonth = /\b(?:per|a|each|by the) month\b|\bmonthly\b/i;

/** "And per month that is?", right after a figure of a year. */
function perMonth({ text, told: last, state, said }: AskedSum): Reckoned | null {
  const [before] = state.told;
  if (!last || last.unit !== 'money' || said.length > 0 || !asksPerMonth.test(text) || year.test(text))
    return null;
  if (!before || !/\b(?:year|yearly)\b/i.test(before.answered) || !isShort(text)) return null;
  const each = { ...last, value: rounded(last.value / monthsOfYear, 0) };
  return { text: `${say(last)} ÷ ${monthsOfYear} = ${say(each)} a month.`, rows: [], result: each };
}

/** A question that goes on from the answer before says little else. */
export const isShort = (text: string): boolean => text.trim().split(/\s+/).length <= mostWords;
const mostWords = 9;
