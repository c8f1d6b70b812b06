import { readFigure } from '@brandwright/language/values/quantities.ts';
import type { Quantity, Value } from '@brandwright/language/values/value.ts';

const asksToConfirm =
  /\b(?:correct|right|true|ok(?:ay)?|no|yes|is (?:that|it) (?:so|right|correct|what we have|true)|am i (?:right|wrong))\s*\?\s*$|\bif i (?:calculate|count|reckon|compute|figure|add)\w*\b|\bby my (?:maths?|count|reckoning|calculation)\b|\bi (?:calculate|reckon|get|make (?:it|that))\b/i;

const figure = String.raw`[$€£]?\d[\d,]*(?:\.\d+)?`;
const lines = new RegExp(
  String.raw`(?<count>${figure})\s+(?:[\p{L}'’-]+\s+){0,4}?(?:at|x|×|@|times)\s+(?<price>${figure})`,
  'giu',
);
const comesTo = new RegExp(
  String.raw`\b(?:should be|(?:comes?|came|adds? up|works? out) to|is|are|makes?|gives?|equals?|=)\s+(?:about\s+|exactly\s+)?(?<sum>${figure})`,
  'iu',
);

/**
 * What a message asks to work out of its own figures ("9 out of 240 in percent"), or to look over ("60 at 17 and 24 at 18 should be 1,452,
 * correct?", "it costs $243 more and $720 less, so $477 less by my count"); nothing else needs to be known. Null where it is about no
 * figures of its own.
 */
export function checkSum(text: string, values: readonly Value[]): string | null {
  const worked = workOut(text);
  if (worked) return worked;
  if (!asksToConfirm.test(text)) return null;
  return checkLines(text) ?? checkThree(text, values);
}

const share = new RegExp(
  String.raw`(?<part>${figure})\s+(?:out\s?of|outa|outta|from|of)\s+(?<whole>${figure})(?=[^\d]*$)`,
  'iu',
);
const asksForPercent = /\b(?:per\s?cent(?:age)?|pct)\b|%/i;
const eachAt = new RegExp(
  String.raw`^(?:[^\d]{0,30}\s)?(?<count>${figure})\s+(?:[\p{L}'’-]+\s+){0,3}?(?:at|x|×|@|times)\s+(?<each>${figure})\s*(?<unit>pounds?|lbs?|kg|kilos?|ounces?|oz|grams?|g|dollars|bucks|cents)?\b(?<rest>[^\d]*)$`,
  'iu',
);
const asksForWhole = /\b(?:whole|total|all|altogether|together|come to|comes to|weigh|makes?|how much)\b/i;

/** These depend on more than what is said: on what it costs to ship, or on what it is set against. */
const needsMore =
  /\b(?:ship|shipping|send|post|mail|duty|duties|freight|landed|tax|off|more|less|cheaper|sav(?:e|es|ed|ing)|difference)\b/i;

/** "9 out of 240, what's that in percent", "12 at 32 pounds, what does the whole load weigh": worked out from what is said alone. */
function workOut(text: string): string | null {
  const part = share.exec(text)?.groups;
  const [of, whole] = [read(part?.['part']), read(part?.['whole'])];
  if (of !== null && whole && asksForPercent.test(text) && of <= whole)
    return `${plain(of)} of ${plain(whole)} is ${plain((100 * of) / whole)}%.`;
  const line = eachAt.exec(text)?.groups;
  const [count, each] = [read(line?.['count']), read(line?.['each'])];
  const rest = line?.['rest'] ?? '';
  if (count === null || each === null || !asksForWhole.test(rest) || needsMore.test(rest)) return null;
  const unit = line?.['unit'] ? ` ${line['unit']}` : '';
  const say = sayer(text);
  return `${plain(count)} × ${say(each)}${unit} = ${say(round(count * each))}${unit}.`;
}

function checkLines(text: string): string | null {
  const pairs = [...text.matchAll(lines)].flatMap(({ index, 0: said, groups }) => {
    const [count, price] = [read(groups?.['count']), read(groups?.['price'])];
    return count === null || price === null ? [] : [{ count, price, end: index + said.length }];
  });
  const last = pairs.at(-1);
  const claimed = last && read(comesTo.exec(text.slice(last.end))?.groups?.['sum']);
  if (!last || claimed === undefined || claimed === null) return null;
  const sum = round(pairs.reduce((total, { count, price }) => total + count * price, 0));
  const say = sayer(text);
  const worked = pairs.map(({ count, price }) => `${plain(count)} × ${say(price)}`).join(' + ');
  return sum === claimed
    ? `Yes: ${worked} = ${say(sum)}.`
    : `Not quite: ${worked} = ${say(sum)}, not ${say(claimed)}.`;
}

/** Of three figures whether the last is what the two others come to; what does not fit may be meant in another way. */
function checkThree(text: string, values: readonly Value[]): string | null {
  const figures = values.filter((value): value is Quantity => 'mayName' in value && value.high === null);
  const [first, second, third, ...more] = figures;
  if (!first || !second || !third || more.length > 0) return null;
  const claimed = round(third.value);
  if (claimed < leastClaim) return null;
  const say = sayer(text);
  const [a, b] = [round(first.value), round(second.value)];
  const [high, low] = [Math.max(a, b), Math.min(a, b)];
  const sums: readonly (readonly [result: number, worked: string])[] = [
    [a * b, `${plain(a)} × ${say(b)}`],
    [a + b, `${say(a)} + ${say(b)}`],
    [high - low, `${say(high)} − ${say(low)}`],
  ];
  const worked = sums.find(([result]) => round(result) === claimed)?.[1];
  return worked ? `Yes: ${worked} = ${say(claimed)}.` : null;
}

/** What small figures come to may be chance. */
const leastClaim = 10;

const read = (said: string | undefined): number | null =>
  said === undefined ? null : readFigure(said.replace(/^[$€£]/, ''));
const round = (value: number): number => Math.round(value * 100) / 100;
const plain = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Figures as the message writes them: with its currency, and cents where it has any. */
function sayer(text: string): (value: number) => string {
  const money = /[$€£](?=\d)/.exec(text)?.[0] ?? '';
  const hasCents = /\d\.\d{2}\b/.test(text);
  return (value) =>
    `${money}${value.toLocaleString('en-US', hasCents || !Number.isInteger(value) ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {})}`;
}
