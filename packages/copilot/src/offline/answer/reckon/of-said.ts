import { addUp, between, money, say, type Amount } from './amount.ts';
import type { AskedSum, Reckoned } from './asked-sum.ts';
import { isOnSoMany, type SaidAmount } from './said-amounts.ts';
import { standing } from './standing.ts';

/** What is worked out of the figures of a message alone, and shares of what is in view. */
export const ofSaid = (asked: AskedSum): Reckoned | null =>
  percentOf(asked) ?? twoSaid(asked) ?? packs(asked);

const asks = /\?|\b(?:what|how (?:much|many)|so|that's|that is|comes? to|makes?|is|left)\b/i;
const takesOff = /\b(?:less|minus|off|without|after|down|under|discount|cheaper)\b/i;
const putsOn = /\b(?:plus|on top|added|more|up|over|markup|with)\b/i;
const isOf = /\bof\b|%|percent|\bpct\b/i;

/** "30% of 4,040", "10 percent off that": a share of another figure. */
function percentOf(asked: AskedSum): Reckoned | null {
  const { text, said } = asked;
  const shares = said.filter(({ unit }) => unit === 'percent');
  const others = said.filter(({ unit }) => unit !== 'percent');
  const [share] = shares;
  const isTerse = text.trim().split(/\s+/).length <= mostTerse;
  if (!share || shares.length > 1 || others.length > 1 || (!asks.test(text) && !isTerse)) return null;
  const [other] = others;
  if (!other && !ofThat.test(text)) return null;
  // "Ten percent off the two prices": of what was not said.
  if (other && other.start < share.start && ofAnother.test(text.slice(share.end))) return null;
  const base = other ? withUnit(other) : standing(asked, { ...share, unit: 'count', isBare: true });
  const around = text.slice(Math.max(0, share.start - reach), share.end + reach);
  if (!base || !isOf.test(around)) return null;
  const part = { ...base, name: '', value: (base.value * share.value) / 100 };
  const isOfSaid = other !== undefined;
  const working = `${say(share)} of ${say(base)} = ${say(part)}`;
  if (takesOff.test(around)) {
    const rest = { ...part, value: base.value - part.value };
    return {
      text: `${working}; ${say(base)} − ${say(part)} = ${say(rest)}.`,
      rows: [],
      result: rest,
      isOfSaid,
    };
  }
  if (putsOn.test(around)) {
    const sum = { ...part, value: base.value + part.value };
    return {
      text: `${working}; ${say(base)} + ${say(part)} = ${say(sum)}.`,
      rows: [],
      result: sum,
      isOfSaid,
    };
  }
  return { text: `${working}.`, rows: [], result: part, isOfSaid };
}
const ofAnother =
  /^\s*(?:percent|pct)?\s*(?:of|off|on)\s+(?:the|their|its|our|my|all|what|every)\b(?!\s*[$€£\d])/i;
/** A share of nothing that was said is of what the message points at. */
const ofThat = /(?:%|percent|pct)\s+(?:of|off|on)(?: top of)?\s+(?:that|it|this|those|them)\b/i;
const reach = 14;
const mostTerse = 5;

const withUnit = (said: SaidAmount): Amount =>
  said.isBare && said.isEach ? money(said.value * 100, 'USD') : { ...said, name: '' };

const asksRest =
  /\b(?:sav(?:e|es|ed|ing)|difference|gap|apart|come down|came down|went (?:up|down)|how much (?:more|less|cheaper|dearer|lower|higher))\b/i;
const asksSum = /\b(?:together|altogether|in all|in total|add(?:ed|s)? up|sum|combined)\b/i;

/** "The first quote was 4.35 and now it's 4.10, what did I save": two figures of one kind. */
function twoSaid({ text, said }: AskedSum): Reckoned | null {
  const [first, second, ...more] = said;
  if (!first || !second || more.length > 0 || !asks.test(text) || first.unit === 'percent') return null;
  if (
    /[x×*]|\btimes\b/i.test(text.slice(first.end, second.start)) ||
    said.some((one) => isOnSoMany(text, one))
  )
    return null;
  const isMoney =
    said.some(({ unit }) => unit === 'money') ||
    said.every(({ isBare, value }) => isBare && !Number.isInteger(value));
  // "$4.35 … on 500 bowls": a number of things is no amount.
  const isCount = ({ end }: SaidAmount) => /^\s+\p{L}{2,}s\b/u.test(text.slice(end));
  const [a, b] = [first, second].map((one) =>
    isMoney && one.isBare && !isCount(one) ? money(one.value * 100, 'USD') : { ...one, name: '' },
  );
  if (!a || !b) return null;
  if (asksRest.test(text)) {
    // "500 at 3.20 each, how much do I save": a number of things and the price of one.
    if (!isMoney && first.isEach !== second.isEach) return null;
    const apart = between(a, b);
    return apart && apart.rest.value > 0
      ? { text: `${say(apart.high)} − ${say(apart.low)} = ${say(apart.rest)}.`, rows: [], result: apart.rest }
      : null;
  }
  const added = asksSum.test(text) ? addUp([a, b]) : null;
  return added && { text: `${added.working}.`, rows: [], result: added.sum, isOfSaid: true };
}

const packsOf =
  /\b(?<packs>\d[\d,]*)\s+(?:\p{L}+\s+)?(?:boxes|cartons|cases|packs|sets|pallets|bags|crates|bundles)\s+of\s+(?<each>\d[\d,]*)\b/iu;

/** "6 cartons of 24, how many pieces". */
function packs({ text }: AskedSum): Reckoned | null {
  const groups = packsOf.exec(text)?.groups;
  if (!groups || !/\bhow many\b|\bin all\b|\btotal\b|\baltogether\b/i.test(text)) return null;
  const [number, each] = [groups['packs'], groups['each']].map((figure = '') =>
    Number(figure.replaceAll(',', '')),
  );
  if (!number || !each) return null;
  const sum: Amount = { value: number * each, unit: 'count', of: '', name: '' };
  return {
    text: `${number.toLocaleString('en-US')} × ${each.toLocaleString('en-US')} = ${say(sum)}.`,
    rows: [],
    result: sum,
    isOfSaid: true,
  };
}
