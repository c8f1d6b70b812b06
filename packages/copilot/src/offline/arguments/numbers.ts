import { numberWords } from '../words/number-words.ts';
import { form } from '../words/tokens.ts';
import type { Bound, NumberSpan } from './span.ts';

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
  dozen: 12,
};

const smallWord = Object.keys(numberWords).join('|');
const spelled = `(?:(?:a|half a|${smallWord})(?:[ -](?:and )?(?:${smallWord}))*[ -](?:hundred|thousand|million|dozen|grand)(?:[ -](?:and )?(?:${smallWord}|hundred|thousand|million))*|(?:${smallWord})(?:[ -](?:${smallWord}))*|a couple(?: of)?|half)(?![\\p{L}])`;
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;
const scaleEnd = String.raw`(?:\s?(?:k|m|mm|thousand|million|grand|hundred|dozen)(?![\p{L}]))?`;
const amount = String.raw`(?:(?:us)?[$€£]\s?)?#?(?:(?:${digits})${scaleEnd}|${spelled})`;
const after = String.raw`(?:\s?(?:%|percent\b|per cent\b|pct\b|dollars?\b|bucks?\b|usd\b|cents?\b|¢))?`;
const valuePattern = `${amount}${after}`;

const maxWords = String.raw`under|below|beneath|less than|lower than|fewer than|smaller than|cheaper than|at most|max(?:imum)?(?: of)?|up to|no more than|not more than|not over|not above|no higher than|within|inside|<=?|≤`;
const minWords = String.raw`over|above|more than|greater than|higher than|bigger than|larger than|better than|at least|min(?:imum)?(?: of)?|no less than|not less than|not under|not below|starting at|upwards of|exceeding|>=?|≥`;
const maxAfter = String.raw`or (?:less|fewer|under|below|lower|cheaper|smaller)|and (?:under|below|less)|max(?:imum)?\b|tops|at most`;
const minAfter = String.raw`or (?:more|above|over|higher|better|greater|up)|and (?:up|above|over|more|higher|better)|plus\b|\+|min(?:imum)?\b(?! order| quantit)|at least`;

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:(?<between>between|from)\s+(?<low>${valuePattern})\s*(?:and|to|-|through)\s*(?<high>${valuePattern})|(?<low2>${valuePattern})\s?(?:-|to)\s?(?<high2>${valuePattern})|(?:(?:(?<max>${maxWords})|(?<min>${minWords}))\s*(?:of |the )?)?(?<single>${valuePattern})(?:\s*(?:(?<maxAfter>${maxAfter})|(?<minAfter>${minAfter})))?)(?<durationUnit>\s*-?(?:hours?|hrs?|days?|weeks?|months?|quarters?|years?)\b(?:[- ]?(?<age>old|ago))?)?`,
  'giu',
);

const unitDays: readonly (readonly [RegExp, number])[] = [
  [/^h/, 1 / 24],
  [/^d/, 1],
  [/^w/, 7],
  [/^m/, 30],
  [/^q/, 91],
  [/^y/, 365],
];

const afterMonth =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s+(?:the\s+)?$/i;

interface Amount {
  value: number;
  money: boolean;
  percent: boolean;
  hash: boolean;
}

/** Numbers, money, percentages, ranges and durations of a text, in order. */
export function recogniseNumbers(text: string): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {};
    const lowText = groups.low ?? groups.low2 ?? groups.single;
    if (!lowText) continue;
    // "-50 mugs" and "November 31" are no amounts.
    const before = text.slice(0, match.index);
    if (/(?:^|\s)-$/.test(before) || (/^\d{1,2}$/.test(lowText.trim()) && afterMonth.test(before))) continue;
    const isOneWord = groups.low2 !== undefined && /^\p{L}+-\p{L}+$/u.test(match[0].trim());
    const low = readAmount(isOneWord ? match[0] : lowText);
    const highText = isOneWord ? undefined : (groups.high ?? groups.high2);
    const high = highText ? readAmount(highText) : null;
    if (!low || isWordlike(text, match.index, lowText)) continue;
    const measured = low.money || low.percent ? null : measureAfter(text, match.index + match[0].length);
    if (measured) {
      const { unit, factor } = measured;
      const end = match.index + match[0].length + measured.length;
      spans.push({
        kind: 'number',
        start: match.index,
        end,
        text: text.slice(match.index, end),
        value: Math.round(low.value * factor * 1000) / 1000,
        high: high ? Math.round(high.value * factor * 1000) / 1000 : null,
        bound: boundOf(groups),
        perUnit: false,
        label: false,
        unit,
      });
      continue;
    }
    if (high && groups.low2 && high.value <= low.value && !(high.money || low.money)) {
      spans.push(...separately(match.index, match[0], lowText, highText ?? '', low, high));
      continue;
    }
    const end = match.index + match[0].trimEnd().length;
    const money = low.money || (high?.money ?? false);
    const percent = low.percent || (high?.percent ?? false);
    const duration = groups.durationUnit?.trim().replace(/^-/, '');
    const scaleUp =
      high &&
      high.value >= 1000 &&
      low.value < 1000 &&
      /\d\s?k$/i.test((highText ?? '').trim()) &&
      /^\d+$/.test(lowText.trim());
    const days = duration ? (unitDays.find(([unit]) => unit.test(duration.toLowerCase()))?.[1] ?? 1) : 1;
    spans.push({
      kind: duration ? 'duration' : percent ? 'percent' : money ? 'money' : 'number',
      start: match.index,
      end,
      text: text.slice(match.index, end),
      value: (scaleUp ? low.value * 1000 : low.value) * days,
      high: high ? high.value * days : null,
      bound: boundOf(groups),
      perUnit: isPerUnit(text, match.index, end),
      label: low.hash || (!money && !percent && /^#?\d{3,}$/.test(lowText.trim())),
      unit: unitAfter(text, end),
    });
  }
  return spans;
}

/** Written units of weight and length, with what they are in kilograms and centimetres. One avoirdupois pound is 0.45359237 kg. */
const measures: readonly (readonly [RegExp, unit: string, factor: number])[] = [
  [/^\s?-?(?:kgs?|kilos?|kilograms?)\b/i, 'kg', 1],
  [/^\s?-?(?:lbs?|pounds)\b/i, 'kg', 0.45359237],
  [/^\s?-?(?:g|grams?)\b/i, 'kg', 0.001],
  [/^\s?-?(?:cms?|centimet(?:er|re)s?)\b/i, 'cm', 1],
  [/^\s?-?(?:mms?|millimet(?:er|re)s?)\b/i, 'cm', 0.1],
];

function measureAfter(text: string, at: number): { unit: string; factor: number; length: number } | null {
  for (const [pattern, unit, factor] of measures) {
    const match = pattern.exec(text.slice(at));
    if (match) return { unit, factor, length: match[0].length };
  }
  return null;
}

function boundOf(groups: Record<string, string | undefined>): Bound {
  if (groups.max || groups.maxAfter) return 'max';
  if (groups.min || groups.minAfter) return 'min';
  return null;
}

function separately(
  at: number,
  whole: string,
  lowText: string,
  highText: string,
  low: Amount,
  high: Amount,
): NumberSpan[] {
  const plain = (amountText: string, offset: number, read: Amount): NumberSpan => ({
    kind: read.money ? 'money' : read.percent ? 'percent' : 'number',
    start: at + offset,
    end: at + offset + amountText.length,
    text: amountText,
    value: read.value,
    high: null,
    bound: null,
    perUnit: false,
    label: read.hash || /^#?\d{3,}$/.test(amountText.trim()),
    unit: null,
  });
  return [plain(lowText, whole.indexOf(lowText), low), plain(highText, whole.lastIndexOf(highText), high)];
}

/** "one" of "that one" and "the second one" is no number, nor is "two" of "the first two". */
function isWordlike(text: string, index: number, amountText: string): boolean {
  if (/^(?:one|half|a couple)/i.test(amountText) && !/^one (?:hundred|thousand|million)/i.test(amountText)) {
    if (/^a couple/i.test(amountText)) return false;
    const before = text.slice(0, index).toLowerCase();
    const next = text.slice(index + amountText.length).toLowerCase();
    if (
      /\b(?:that|this|the|which|each|every|any|no|first|second|third|last|next|other|another|cheaper|better|same)\s+(?:\p{L}+\s+)?$/u.test(
        before,
      )
    )
      return true;
    if (/^half/i.test(amountText)) return true;
    if (/\b(?:just|only|make it|make that|to)\s+(?:just\s+|only\s+)?$/.test(before)) return false;
    return (
      /^\s*(?:of (?:them|these|those|you|us)|from|by|rated|with|that|who)\b/.test(next) ||
      next.trim() === '' ||
      /^[?.!,]/.test(next)
    );
  }
  const isSpelled = /^\p{L}/u.test(amountText);
  return isSpelled && /\b(?:first|last|top|those|these|other|both|next)\s+$/i.test(text.slice(0, index));
}

function isPerUnit(text: string, start: number, end: number): boolean {
  const next = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, start - 8), start);
  return (
    /^\s*(?:each|a piece|apiece|per (?:unit|piece|item|pc)|\/\s?(?:unit|piece|pc|ea)|a unit|ea\b|a pop|unit (?:price|cost|value))/i.test(
      next,
    ) || /(?:\bat|@)\s*$/i.test(before)
  );
}

function unitAfter(text: string, end: number): string | null {
  // "1000 at $3": so many of them.
  if (/^\s*(?:at|@)\s*[$€£]\s?\d/.test(text.slice(end))) return 'units';
  const match = /^\s+(?:of\s+)?((?:\p{L}[\p{L}-]+\s*){1,4})/u.exec(text.slice(end));
  const words = (match?.[1] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const stop = words.findIndex((word) =>
    /^(?:on|in|for|from|and|or|at|to|with|into|over|under|out)$/.test(word),
  );
  const run = stop >= 0 ? words.slice(0, stop) : words;
  return run.find((word) => form(word) !== word) ?? run[0] ?? null;
}

/** The value of one amount, such as "$1,200", "5k", "two hundred", "12 %". */
export function readAmount(written: string): Amount | null {
  const text = written.trim().toLowerCase();
  const money = /[$€£]|dollar|buck|usd|cent\b|cents|¢/.test(text);
  const percent = /%|percent|per cent|pct/.test(text);
  const hash = text.includes('#');
  const number = /(\d[\d,]*(?:\.\d+)?|\.\d+)\s?(k|mm|m|thousand|million|grand|hundred|dozen)?(?![a-z])/.exec(
    text,
  );
  if (number) {
    let value = Number((number[1] ?? '').replaceAll(',', ''));
    const scale = number[2];
    if (scale)
      value *= scale === 'k' ? 1000 : scale === 'm' || scale === 'mm' ? 1_000_000 : (scales[scale] ?? 1);
    if (/cents?\b|¢/.test(text) && !percent) value /= 100;
    return Number.isFinite(value) ? { value: Math.round(value * 1e6) / 1e6, money, percent, hash } : null;
  }
  const value = readSpelled(
    text.replace(/\b(?:dollars?|bucks?|usd|percent|per cent|pct|cents?)\b|[%¢]/g, '').trim(),
  );
  if (value === null) return null;
  return { value: /\bcents?\b/.test(text) && !percent ? value / 100 : value, money, percent, hash };
}

function readSpelled(text: string): number | null {
  if (/^a couple/.test(text)) return 2;
  if (text === 'half') return 0.5;
  let total = 0;
  let group = 0;
  let any = false;
  for (const word of text.split(/[\s-]+/)) {
    if (word === 'and') continue;
    if (word === 'a') {
      group += 1;
      continue;
    }
    if (word === 'half') {
      group += 0.5;
      any = true;
      continue;
    }
    const value = numberWords[word];
    if (value !== undefined) {
      group += value;
      any = true;
      continue;
    }
    const scale = scales[word];
    if (scale === undefined) return null;
    any = true;
    if (scale === 100 || scale === 12) group = (group || 1) * scale;
    else {
      total += (group || 1) * scale;
      group = 0;
    }
  }
  return any ? total + group : null;
}
