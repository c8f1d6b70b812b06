import { fieldsOf } from '../../fields.ts';
import { count, money, say, type Amount } from './amount.ts';
import type { AskedSum, Reckoned } from './asked-sum.ts';
import { shortOf } from './missing.ts';
import { isShort } from './year-and-month.ts';
import { eachBehind, isOnSoMany, type SaidAmount } from './said-amounts.ts';

const asksAmount =
  /\b(?:what|how much|claim|comes? to|makes?|that's|that is|would be|will be|is|total|together|in all|so)\b|\?/i;
const pointsBack = /\b(?:that|that's|those|these|them|it|claim|so)\b/i;

/** "At 3.90 a pair that's a claim of": a price that was said, times the number that was said, counted before, or is missing. */
export function times(asked: AskedSum): Reckoned | null {
  const { text, said, told } = asked;
  if (!asksAmount.test(text) || needsMore.test(text)) return null;
  // What is saved lies between two of what it comes to.
  if (/\bhow much\b[^.?!]*\bsav(?:e|es|ed|ing|ings)\b/i.test(text)) return null;
  const quoted = atToldPrice(asked);
  if (quoted) return quoted;
  const prices = said.filter((one) => isPrice(text, one));
  const [price] = prices.length > 0 ? prices : onSoMany(asked);
  if (!price || prices.length > 1) return null;
  const each = priceOf(price);
  const counts = said.filter((one) => one !== price);
  const [number, ...numbers] = counts;
  if (numbers.length > 0 || (number && number.unit !== 'count')) return null;
  if (number && isTakenByLook(asked)) return null;
  // "1,000 is too many. At 500?": what a sentence ends between belongs apart, unless it goes on from that.
  if (number && isApart(text, price, number) && !isOnSoMany(text, number)) return null;
  if (number)
    return Number.isInteger(number.value)
      ? { ...product(count(number.value), each, ''), isOfSaid: true }
      : null;
  const short = shortOf(asked);
  if (short) return product(short.sum, each, `${short.working}; `);
  return told?.unit === 'count' && pointsBack.test(text) ? product(told, each, '') : null;
}

const theirPrice =
  /\b(?:their|that|the|this|his|her)\s+(?:price|quote|offer|rate)\b|\b(?:they|he|she) (?:quoted|offered|said|asked?|wants?|charges?)\b|\bat that\b/i;
/** As a supplier's words are told, with the code of the currency; what a catalog or an estimate asks of a piece depends on how many. */
const toldPrice = /\b(?<code>USD|EUR|GBP)\s(?<figure>[\d,]+(?:\.\d+)?) (?:per|a) (?:piece|unit|pair|set)\b/g;

/** "600 at what they quoted", right after an answer that tells one price of a piece. */
function atToldPrice(asked: AskedSum): Reckoned | null {
  const { text, said, state } = asked;
  const [number, ...more] = said;
  if (!number || more.length > 0 || number.unit !== 'count' || !Number.isInteger(number.value)) return null;
  if (number.isEach || isTakenByLook(asked) || !(theirPrice.test(text) || isShort(text))) return null;
  const prices = [...(state.told[0]?.answered ?? '').matchAll(toldPrice)];
  const [price] = prices;
  const groups = price?.groups;
  if (!groups || prices.length > 1) return null;
  const each = money(Number((groups['figure'] ?? '').replaceAll(',', '')) * 100, groups['code'] ?? 'USD');
  return product(count(number.value), each, '');
}

/** What a thing costs to the door depends on more than a price. */
const needsMore =
  /\b(?:customs|lands?|goal|make \d+|ship|shipping|duty|duties|freight|landed|delivered|tax|tariff|order|buy|draft|request|quote)\b/i;

/** "And for 2k units at 3.40 each?", right after a look that takes a price and a number, asks it anew. */
function isTakenByLook({ text, state }: AskedSum): boolean {
  const [latest] = state.results;
  const names = latest ? fieldsOf(latest.operation).map(({ name }) => name) : [];
  const takesBoth = names.includes('quantity') && names.some((name) => /price/i.test(name));
  return state.asked !== null || takesBoth || goesOn.test(text);
}
const goesOn = /^\W*(?:(?:and|now|then|ok|so)\W+)*(?:(?:what|how) about|for|with)\b/i;

/** "At 4.10 the pair", "at 4.10"; of whole numbers only "12 each", as "at 500" may be how many. */
const isPrice = (text: string, { isEach, unit, isBare, value, end }: SaidAmount): boolean =>
  isEach &&
  (unit === 'money' ||
    (unit === 'count' && isBare && (!Number.isInteger(value) || eachBehind.test(text.slice(end)))));

/** "97 cents apart. So on 500": the amount of money that so many are taken of. */
const onSoMany = ({ text, said }: AskedSum): SaidAmount[] =>
  said.length === 2 && said.some((one) => isOnSoMany(text, one))
    ? said.filter(({ unit, isBare }) => unit === 'money' && !isBare)
    : [];

const isApart = (text: string, a: SaidAmount, b: SaidAmount): boolean =>
  /[.!?;]\s/.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)));

const priceOf = (said: SaidAmount): Amount => (said.unit === 'money' ? said : money(said.value * 100, 'USD'));

function product(number: Amount, each: Amount, before: string): Reckoned {
  const whole = { ...each, name: '', value: number.value * each.value };
  return { text: `${before}${say(number)} × ${say(each)} = ${say(whole)}.`, rows: [], result: whole };
}
