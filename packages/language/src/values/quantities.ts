import { withSpokenPrices } from './spoken-price.ts';
import { numberWords } from '../words/number-words.ts';
import { singular } from '../words/stems.ts';
import { currencyOf, currencyPrefix, unitAfter, type Unit } from './units.ts';
import type { Bound, Quantity } from './value.ts';

const scales: Readonly<Record<string, number>> = {
  k: 1000,
  m: 1_000_000,
  mm: 1_000_000,
  mil: 1_000_000,
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
  dozen: 12,
};

const smallWord = Object.keys(numberWords).join('|');
const scaleWord = 'hundred|thousand|million|dozen|grand';
const spelled = `(?:an? (?:fiver|tenner)|(?:an?|half an?|(?:a )?couple(?: of)?|(?:a )?few|${smallWord})(?:[ -](?:and )?(?:${smallWord}))*[ -](?:${scaleWord})(?:[ -](?:and )?(?:${smallWord}|hundred|thousand|million))*|half an? dozen|(?:${smallWord})(?:[ -](?:${smallWord}))*(?: and a half)?|a couple(?: of)?)(?![\\p{L}])`;
/** "2 1/2", "2½". */
const mixed = String.raw`\d{1,3}(?:\s?[½¼¾]|\s[13]\/[24](?![\d/]))`;
const digits = String.raw`(?:${mixed}|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d{1,2}(?!\d)|\d+(?:\.\d+)?|\.\d+)`;
/** "$3mm" are millions, "3 mm" are millimeters. */
const scaleEnd = String.raw`(?:\s?(?:k|(?<=[$€£]\s?\d[\d.,]*\s?)mm|m|mil|thousand|million|grand|hundred|dozen)(?![\p{L}\p{N}]))?`;
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.:/]|\d,|[\p{L}]{2}-)(?<prefix>${currencyPrefix}\s?)?(?<hash>#)?(?<figure>${digits}${scaleEnd}|${spelled})(?![\p{N}]|:\d|\s?[ap]\.?m\b|(?:st|nd|rd|th|x+[ls])(?![\p{L}]))`,
  'giu',
);

interface Figure {
  start: number;
  end: number;
  value: number;
  unit: Unit | null;
  hash: boolean;
  spelled: boolean;
  written: string;
}

/** A side of "30x20x20 cm" or "10 x 4 x 2 in" is no quantity; "12 x 8 oz" may be twelve. */
const isSide = (text: string, start: number, end: number): boolean =>
  /^[x×]\d/i.test(text.slice(end)) ||
  /^\s?[x×]\s?[\d.]+\s?[x×]\s?\d/i.test(text.slice(end)) ||
  /\d[x×]$/i.test(text.slice(0, start)) ||
  /\d\s?[x×]\s?[\d.]+\s?[x×]\s?$/i.test(text.slice(0, start));

/** Figures of a text with their unit, range and bound, in order: money, percentages, durations, measures and bare numbers. */
export function readQuantities(said: string): Quantity[] {
  const text = withSpokenPrices(said);
  const figures = readFigures(text);
  const found: Quantity[] = [];
  for (let at = 0; at < figures.length; at++) {
    const low = figures[at];
    if (!low) continue;
    const next = figures[at + 1];
    const high = next && isRange(text, low, next) ? next : null;
    if (high) at += 1;
    found.push(toQuantity(text, low, high));
  }
  return found;
}

function readFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const match of text.matchAll(figurePattern)) {
    const { prefix, hash, figure } = match.groups ?? {};
    if (!figure) continue;
    const start = match.index;
    if (isSide(text, start, start + match[0].length)) continue;
    const plainEnd = start + match[0].length;
    if (isNoFigure(text, start, figure)) continue;
    const value = readFigure(figure);
    if (value === null) continue;
    const after = unitAfter(text.slice(plainEnd));
    const unit: Unit | null = prefix
      ? { kind: 'money', currency: currencyOf(prefix), factor: 1 }
      : (after?.unit ?? (isNote(figure) ? { kind: 'money', currency: 'USD', factor: 1 } : null));
    const end = after && (!prefix || after.unit.kind === 'money') ? plainEnd + after.length : plainEnd;
    const isSpelled = /^\p{L}/u.test(figure);
    figures.push({ start, end, value, unit, hash: Boolean(hash), spelled: isSpelled, written: figure });
  }
  return figures;
}

const afterMonth =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s+(?:the\s+)?$/i;

/** "one" of "that one", "two" of "the first two", the day of a month and "-50" are no figures. */
function isNoFigure(text: string, start: number, figure: string): boolean {
  const before = text.slice(0, start);
  if (/(?:^|\s)-$/.test(before)) return true;
  if (/^\d{1,2}$/.test(figure) && afterMonth.test(before)) return true;
  // "Section 301" is the name of a law.
  if (/\b(?:section|annex|article|chapter|heading)\s+$/i.test(before)) return true;
  if (!/^\p{L}/u.test(figure)) return false;
  // "Kiln Nine" is a name.
  if (/^\p{Lu}/u.test(figure) && /\p{Lu}\p{Ll}+\s+$/u.test(before)) return true;
  if (/\b(?:first|last|top|those|these|other|both|next)\s+$/i.test(before)) return true;
  if (!/^one(?![ -](?:hundred|thousand|million))/i.test(figure)) return false;
  // "Just the one": so many.
  if (/\b(?:just|only) the\s+$/i.test(before)) return false;
  if (
    /\b(?:that|this|the|which|each|every|any|no|first|second|third|last|next|other|another|cheaper|better|same|new|big|old|good|right|wrong)\s+(?:\p{L}+\s+)?$/iu.test(
      before,
    )
  )
    return true;
  if (/\b(?:just|only|make it|make that|to|take)\s+(?:just\s+|only\s+)?$/i.test(before)) return false;
  const after = text.slice(start + figure.length).toLowerCase();
  // "One beside the other", "one by one".
  if (
    /^\s+(?:beside|besides|after|by|against|next to|behind|over|to)\s+(?:the other|one|another)\b/.test(after)
  )
    return true;
  // "The set of three" is one thing.
  if (/\bthe (?:\p{L}+ )?(?:set|pack|box|bundle|kit|pair)s? of\s+$/iu.test(before)) return true;
  // "The nylon one 13.50": two figures in a row, of which the first is none.
  if (/^\s+[$€£]?\d/.test(after)) return true;
  return (
    /^\s*(?:of (?:them|these|those|you|us|my|our|the)|from|by|rated|with|that|who|for|in|on|more thing)\b/.test(
      after,
    ) || /^\s*(?:$|[?.!,])/.test(after)
  );
}

/** Whether two neighbors are the ends of one range: "200 to 300", "between 2 and 3", "4-5 weeks". */
function isRange(text: string, low: Figure, high: Figure): boolean {
  const joint = text.slice(low.end, high.start);
  const before = text.slice(0, low.start);
  if (low.hash || high.hash) return false;
  const sameKind = !low.unit || !high.unit || low.unit.kind === high.unit.kind;
  if (!sameKind || high.value <= low.value * scaleOf(low, high)) return false;
  if (/^\s*(?:-|–)\s*$/.test(joint)) return true;
  if (/^\s+(?:to|through|till|until)\s+$/i.test(joint))
    return !/\bfrom\s+(?:\p{L}+\s+)?$/iu.test(before) || true;
  return /^\s+and\s+$/i.test(joint) && /\bbetween\s+$/i.test(before);
}

/** "5-10k": the scale of the upper end counts for both. */
const scaleOf = (low: Figure, high: Figure) =>
  /\d\s?k$/i.test(high.written) && /^\d+$/.test(low.written) && low.value < 1000 ? 1000 : 1;

function toQuantity(text: string, low: Figure, high: Figure | null): Quantity {
  const unit = high?.unit ?? low.unit;
  const last = high ?? low;
  const factor = factorOf(unit);
  const { bound, start, end } = boundAround(text, low.start, last.end);
  const round = (value: number) => Math.round(value * factor * 1e6) / 1e6;
  const isMoney = unit?.kind === 'money';
  const isBare = unit === null;
  return {
    kind: unit?.kind ?? 'number',
    start,
    end,
    text: text.slice(start, end),
    value: round(low.value * (high ? scaleOf(low, high) : 1)),
    high: high ? round(high.value) : null,
    bound: high ? null : bound,
    perUnit: isPerUnit(
      text,
      low.start,
      end,
      isBare && Number.isInteger(low.value) && low.value >= leastCountAt,
    ),
    mayName: low.hash || (isBare && !high && bound === null && /^\d{3,}$/.test(low.written)),
    unit: unit?.kind === 'measure' ? unit.unit : isBare ? nounAfter(text, start, end) : null,
    currency: isMoney ? unit.currency : null,
  };
}

const factorOf = (unit: Unit | null): number =>
  unit?.kind === 'duration'
    ? unit.days
    : unit?.kind === 'money' || unit?.kind === 'measure'
      ? unit.factor
      : 1;

const maxBefore =
  /(?:\b(?:under|below|beneath|less than|lower than|fewer than|smaller than|cheaper than|at most|max(?:imum)?(?: of)?|up to|no more than|not more than|not over|not above|no higher than|within|inside)|<=?|≤)\s*(?:of |the |about |around )?$/i;
const minBefore =
  /(?:\b(?:over|above|more than|greater than|higher than|bigger than|larger than|better than|at least|min(?:imum)?(?: of)?|no less than|not less than|not under|not below|starting at|upwards of|exceeding|north of)|>=?|≥)\s*(?:of |the |about |around )?$/i;
const maxAfter =
  /^(?:\s+(?:pcs|pieces|units|items))?\s*(?:or (?:less|fewer|under|below|lower|cheaper|smaller)|and (?:under|below|less)|max(?:imum)?\b|tops\b|at (?:the )?most\b)/i;
const minAfter =
  /^(?:\s*(?:or (?:more|above|over|higher|better|greater|up|bigger)|and (?:up|above|over|more|higher|better)|plus\b|min(?:imum)?\b(?! order| quantit)|at least\b)|\+(?![\d]))/i;

function boundAround(text: string, from: number, to: number): { bound: Bound; start: number; end: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  for (const [bound, lead, tail] of [
    ['max', maxBefore, maxAfter],
    ['min', minBefore, minAfter],
  ] as const) {
    const led = lead.exec(before);
    if (led) return { bound, start: led.index, end: to };
    const tailed = tail.exec(after);
    if (tailed) return { bound, start: from, end: to + tailed[0].length };
  }
  return { bound: null, start: from, end: to };
}

/** "Figured at 500": a whole figure so large, without a currency, is a count and no price of a piece. */
const leastCountAt = 100;

function isPerUnit(text: string, start: number, end: number, isCount: boolean): boolean {
  return (
    /^\s*(?:each\b|a piece|apiece|per (?:unit|piece|item|pc|pair|bag|one)|\/\s?(?:unit|piece|pcs?|ea)|a unit|ea\b|a pop|unit (?:price|cost|value)|the piece)/i.test(
      text.slice(end, end + 24),
    ) ||
    (!isCount && /(?:\bat|@)\s*$/i.test(text.slice(Math.max(0, start - 8), start)))
  );
}

/** The noun that a bare figure counts: "5 ceramic mugs" → mugs. */
function nounAfter(text: string, start: number, end: number): string | null {
  // "1000 at $3", "13.50 x 600": so many of them.
  if (/^\s*(?:at|@)\s*[$€£]?\s?\d/.test(text.slice(end))) return 'units';
  if (/\d\s*(?:x|×|\*|times)\s*$/i.test(text.slice(0, start))) return 'units';
  const match = /^\s+(?:of\s+(?:the\s+|those\s+|these\s+)?)?((?:\p{L}[\p{L}'-]+\s*){1,4})/u.exec(
    text.slice(end),
  );
  const words = (match?.[1] ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 2 && word !== 'more');
  const stop = words.findIndex((word) =>
    /^(?:on|in|for|from|and|or|at|to|with|into|over|under|out|but|please|pls|is|was|instead|then|like|as|than|per|each|because|since|when|till|until|this|that|they|you|last|next|today|yesterday|tomorrow|again|too|also)$/.test(
      word,
    ),
  );
  const run = stop >= 0 ? words.slice(0, stop) : words;
  return run.find((word) => singular(word) !== word) ?? run[0] ?? null;
}

/** "A tenner": a note, so it is money. */
const notes: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 };
const isNote = (figure: string): boolean => /(?:fiver|tenner)$/i.test(figure);

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The value of a written figure: "1,200", "5k", "2,50", "two hundred", "two and a half", "2 1/2", "half a dozen". Null when it is none. */
export function readFigure(written: string): number | null {
  const text = written.trim().toLowerCase();
  const part =
    /^(?<whole>.+?)(?:\s?(?<sign>[½¼¾])|\s(?<top>[13])\/(?<bottom>[24])|\s(?<half>and a half))$/.exec(
      text,
    )?.groups;
  if (part) {
    const whole = readFigure(part['whole'] ?? '');
    const { sign, top, bottom } = part;
    const rest = sign ? (signs[sign] ?? 0) : top ? Number(top) / Number(bottom) : 0.5;
    return whole === null ? null : whole + rest;
  }
  const number = /^(\d[\d,]*(?:\.\d+)?|\.\d+)\s?(k|mm|m|mil|thousand|million|grand|hundred|dozen)?$/.exec(
    text,
  );
  if (!number) return readSpelled(text);
  const [, said = '', scale] = number;
  const plain = /^\d+,\d{1,2}$/.test(said) ? said.replace(',', '.') : said.replaceAll(',', '');
  const value = Number(plain) * (scale ? (scales[scale] ?? 1) : 1);
  return Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null;
}

function readSpelled(text: string): number | null {
  let total = 0;
  let group = 0;
  let any = false;
  let last = 0;
  for (const word of text.replace(/couple of/, 'couple').split(/[\s-]+/)) {
    if (word === 'and' || (word === 'a' && any) || word === 'an') continue;
    const value =
      word === 'a'
        ? undefined
        : word === 'half'
          ? 0.5
          : word === 'couple'
            ? 2
            : word === 'few'
              ? 3
              : (numberWords[word] ?? notes[word]);
    if (value !== undefined) {
      // "Seven-fifty" is 7.50 or 750, and never 57.
      if (last >= 1 && last < 20 && value >= 20) return null;
      group += value;
      any = true;
      last = value;
      continue;
    }
    if (word === 'a') continue;
    const scale = scales[word];
    if (scale === undefined) return null;
    any = true;
    last = 0;
    if (scale === 100 || scale === 12) group = (group || 1) * scale;
    else {
      total += (group || 1) * scale;
      group = 0;
    }
  }
  return any ? total + group : null;
}
