import * as chrono from 'chrono-node';
import { countWords } from '../words/number-words.ts';
import { daysOfMonth } from './day-of-month.ts';
import { withDottedDays } from './dotted-day.ts';
import { readHolidays } from './holidays.ts';
import { monthsOfYears } from './month-of-year.ts';
import type { Bound, DateValue } from './value.ts';

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const shortMonths = 'jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec';
/** In lower case, January first. */
export const monthNames = [...months.split('|')];

const boundBefore =
  /\b(?:(since|after|from|starting|as of|newer than|later than|not before|following)|(before|until|till|by|up to|prior to|older than|earlier than|not after|no later than))\s+(?:the\s+)?$/i;
const periodPattern = new RegExp(
  String.raw`\b(?:(?<which>last|past|previous|this|current|next|coming|the(?!\s+(?:year|month)\s+(?:so\s+far|to\s+date)))\s+(?<count>\d+\s+|two\s+|three\s+|four\s+|five\s+|six\s+|seven\s+|ten\s+|twelve\s+|couple of\s+|few\s+)?(?:(?<!\bthe\s+)(?:whole|full|complete|entire|calendar)\s+)?(?<unit>days?|weeks?|wks?|months?|mths?|quarters?|qtrs?|years?|yrs?|weekend)\b(?:\s+so far)?|(?<quarter>q[1-4])(?:\s+(?:of\s+)?(?<quarterYear>20\d\d))?|(?:in|during|for|(?<!\d(?:st|nd|rd|th)?\s+)of|from|since|before|until|after|all of|(?:early|mid|late)(?=[\s-]))[\s-]+(?<when>last|next|this)?\s*(?<month>${months}|${shortMonths})\b\.?(?:,?\s+(?:of\s+)?(?<monthYear>20\d\d))?(?!\s*\d)|(?:in|during|for|of|since|before|until|after)\s+(?<year>20\d\d)\b|(?<soFar>(?:(?:the\s+)?(?:whole|entire)\s+|the\s+)?(?:year|month)\s+(?:to\s+date|so\s+far)|ytd|mtd)|(?<whole>(?:the\s+)?(?:whole|entire)\s+(?:week|month|quarter|year)))`,
  'giu',
);
const dayToDay = new RegExp(
  String.raw`((?:${months}|${shortMonths})\.?(?:\s\d{1,2})?(?:,?\s20\d\d)?)\sto\s(?=\d|[a-z])`,
  'gi',
);
/** "Oct takings": a short name of a month right before what is counted of it. */
const monthOfFigures = new RegExp(
  String.raw`(?<!\d\s*)\b(?<month>${shortMonths})(?=\s+(?:sales|takings|revenue|turnover|orders|figures|numbers|refunds|returns|profit|totals?)\b)`,
  'giu',
);
const dayPair = new RegExp(
  String.raw`\b(?:between\s+|from\s+)?(?:the\s+)?(?<first>\d{1,2})(?:st|nd|rd|th)?\s*(?:and|to|until|till|-)\s*(?:the\s+)?(?<second>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(?<month>${months}|${shortMonths})\b(?:,?\s+(?<year>20\d\d))?`,
  'gi',
);

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const utc = (year: number, month: number, date: number) => Date.UTC(year, month, date);

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
const spelledDay = new RegExp(
  String.raw`\b(?:${ordinals.toReversed().join('|').replaceAll('-', '[- ]')})(?=\s+of\s+(?:${months}|${shortMonths})\b)`,
  'gi',
);

/** "the fifteenth of March" as "the 15th of March", every other word in its place. */
const withOrdinals = (text: string): string =>
  text.replace(spelledDay, (found) => {
    const date = ordinals.indexOf(found.toLowerCase().replace(' ', '-')) + 1;
    return `${date}th`.padStart(found.length);
  });

/** "Tues" and "weds" as chrono knows them, every other word in its place. */
const withWeekdays = (text: string): string =>
  text.replace(/\b(?<day>tue|wed)s\b\.?/gi, (found, name: string) => name.padEnd(found.length));

/** Days and periods of a text, with the given instant as now. All in UTC. */
export function readDates(words: string, now: Date): DateValue[] {
  const text = withDottedDays(withWeekdays(withOrdinals(words)));
  const spans: DateValue[] = [];
  for (const match of text.matchAll(periodPattern)) {
    const period = readPeriod(match.groups ?? {}, now, isAhead(text.slice(0, match.index)));
    if (!period) continue;
    const preposition =
      /^(?:in|during|for|of|from|since|before|until|after|all of|early|mid|late)[\s-]+/i.exec(
        match[0],
      )?.[0] ?? '';
    const start = match.index + preposition.length;
    const end = match.index + match[0].length;
    spans.push({
      kind: 'date',
      start,
      end,
      text: text.slice(start, end),
      ...period,
      bound:
        /^from\s/i.test(preposition) || /\bfrom\s+(?:the\s+)?$/i.test(text.slice(0, start))
          ? null
          : boundBeforeText(text, start),
      period: true,
      time: null,
    });
  }
  for (const match of text.matchAll(monthOfFigures)) {
    const period = readPeriod(match.groups ?? {}, now, false);
    const end = match.index + match[0].length;
    if (!period || spans.some((span) => span.start < end && match.index < span.end)) continue;
    spans.push({
      kind: 'date',
      start: match.index,
      end,
      text: match[0],
      ...period,
      bound: null,
      period: true,
      time: null,
    });
  }
  for (const match of text.matchAll(dayPair)) {
    const { first, second, month, year } = match.groups ?? {};
    const index = monthNames.findIndex((name) => name.startsWith((month ?? '').toLowerCase().slice(0, 3)));
    const of = year
      ? Number(year)
      : index > now.getUTCMonth()
        ? now.getUTCFullYear() - 1
        : now.getUTCFullYear();
    const end = match.index + match[0].length;
    if (spans.some((span) => span.start < end && match.index < span.end)) continue;
    spans.push({
      kind: 'date',
      start: match.index,
      end,
      text: match[0],
      from: iso(utc(of, index, Number(first))),
      to: iso(utc(of, index, Number(second))),
      bound: null,
      period: true,
      time: null,
    });
  }
  const holidays = readHolidays(text, now);
  for (const { start, end, day: from } of holidays)
    if (from !== null)
      spans.push({
        kind: 'date',
        start,
        end,
        text: text.slice(start, end),
        from,
        to: from,
        bound: boundBeforeText(text, start),
        period: false,
        time: null,
      });
  for (const { start, end, text: said, day: from } of daysOfMonth(text, now))
    if (!spans.some((span) => span.start < end && start < span.end))
      spans.push({
        kind: 'date',
        start,
        end,
        text: said,
        from,
        to: from,
        bound: boundBeforeText(text, start),
        period: false,
        time: null,
      });
  // The Friday of "a Black Friday banner" is no day either.
  const masked = [...spans, ...holidays].reduce(
    (left, span) => left.slice(0, span.start) + ' '.repeat(span.end - span.start) + left.slice(span.end),
    text,
  );
  for (const result of chrono.parse(
    maskNumbers(masked),
    { instant: now, timezone: 0 },
    { forwardDate: false },
  )) {
    const span = readChrono(result, text, now);
    if (span) spans.push(span);
  }
  const dates = monthsOfYears(
    spans.sort((a, b) => a.start - b.start),
    text,
    now,
  );
  return mergePairs(dates, text).map((date) => inWords(partOf(date, text), words));
}

/** A date with the words that say it, where its day was written in letters. */
function inWords(date: DateValue, words: string): DateValue {
  const spelled = [...words.matchAll(spelledDay)].find(
    ({ 0: day, index }) => index <= date.start && index + day.length > date.start,
  );
  const start = spelled?.index ?? date.start;
  // The rest of "tues".
  const end = date.end + (/^s\b/i.test(words.slice(date.end)) ? 1 : 0);
  return { ...date, start, end, text: words.slice(start, end) };
}

const partBefore =
  /\b(?:(?<end>(?:the )?end of|late)|(?<start>(?:the )?(?:beginning|start) of|early)|(?<middle>(?:the )?middle of|mid))[\s-]+(?:the )?$/i;

/** "end of April", "mid May", "early next month": one day of the period. */
function partOf(date: DateValue, text: string): DateValue {
  const groups = date.period ? partBefore.exec(text.slice(0, date.start)) : null;
  if (!groups?.groups) return date;
  const { end, start } = groups.groups;
  const [from, to] = [Date.parse(date.from), Date.parse(date.to)];
  const one = iso(end ? to : start ? from : from + Math.floor((to - from) / 2 / day) * day);
  const place = { start: groups.index, end: date.end, text: text.slice(groups.index, date.end) };
  const bound = date.bound ?? boundBeforeText(text, groups.index);
  return { ...date, ...place, from: one, to: one, bound, period: false };
}

/** Chrono reads some bare numbers and words as dates; they are hidden from it. */
function maskNumbers(text: string): string {
  return (
    text
      .replace(/#\d+|\b\d{4,}(?:\.\d+)*(?![-/]\d)\b/g, (found) =>
        /^(?:19|20)\d\d$/.test(found) ? found : ' '.repeat(found.length),
      )
      // "2 1/2 inches", "1/3 upfront" and "2/3 of it" are no days.
      .replace(
        /\b\d{1,3}\s[13]\/[24](?![\d/])|\b[1-9]\/[2-9](?=\s(?:up ?-?front|deposit|down\b|now\b|of (?:it|the|that|them)|in advance))/gi,
        (found) => ' '.repeat(found.length),
      )
      .replace(dayToDay, '$1 ;  ')
      .replace(/\$\s?[\d.,]+/g, (found) => ' '.repeat(found.length))
      .replace(/\b\d+\.\d+\b(?!\.)/g, (found) => ' '.repeat(found.length))
  );
}

function readChrono(result: chrono.ParsedResult, text: string, now: Date): DateValue | null {
  const certain =
    result.start.isCertain('day') ||
    result.start.isCertain('weekday') ||
    result.start.isCertain('month') ||
    result.start.tags().has('casualReference/today');
  // A period that was read before is hidden, and leaves spaces.
  const said = result.text.trimEnd();
  const written = said.trim();
  if (/\b(?:seconds?|minutes?|moment)\b|^for\b/i.test(written)) return null;
  // "Compared with the week before" is said of another time, and is no day.
  if (/^(?:the |a )?(?:day|week|month|quarter|year) (?:before|earlier|prior)$/i.test(written)) return null;
  const isRelative =
    /\b(?:today|now|tonight|yesterday|tomorrow|ago|in \d+|in (?:a|one|two|three|four|five|six)\b|within|later|from now)\b/i.test(
      written,
    );
  if (!certain && !isRelative) return null;
  if (
    /^(?:may|mar|march|sun|sat|second|now|at \d+|\d+)$/i.test(written) &&
    !/\b(?:in|on|by|since|this|next|last|before|after|until)\s+$/i.test(text.slice(0, result.index))
  )
    return null;
  // "since Monday" is the Monday that was.
  const ahead =
    result.start.isCertain('weekday') &&
    !result.start.isCertain('day') &&
    result.start.date() > now &&
    /\bsince\s+$/i.test(text.slice(0, result.index));
  // "November until today" begins with the month.
  const beginsMonth =
    result.end !== null && result.start.isCertain('month') && !result.start.isCertain('day');
  const begins = result.start.date();
  const from = beginsMonth
    ? iso(utc(begins.getUTCFullYear(), begins.getUTCMonth(), 1))
    : iso(begins.getTime() - (ahead ? 7 * 86_400_000 : 0));
  const to = result.end ? iso(result.end.date().getTime()) : from;
  if (!result.end && result.start.isCertain('month') && !result.start.isCertain('day')) {
    const [year = 1970, month = 1] = [
      result.start.get('year') ?? undefined,
      result.start.get('month') ?? undefined,
    ];
    const of =
      result.start.isCertain('year') || month <= now.getUTCMonth() + 1
        ? Math.min(year, result.start.isCertain('year') ? year : now.getUTCFullYear())
        : now.getUTCFullYear() - 1;
    return {
      kind: 'date',
      start: result.index,
      end: result.index + said.length,
      text: said,
      from: iso(utc(of, month - 1, 1)),
      to: iso(utc(of, month, 0)),
      bound: boundBeforeText(text, result.index),
      period: true,
      time: null,
    };
  }
  const hour = result.start.isCertain('hour')
    ? `${String(result.start.get('hour')).padStart(2, '0')}:${String(result.start.get('minute') ?? 0).padStart(2, '0')}`
    : null;
  const start = result.index;
  return {
    kind: 'date',
    start,
    end: start + said.length,
    text: said,
    from,
    to,
    bound: from === to ? boundBeforeText(text, start) : null,
    period: from !== to,
    time: hour,
  };
}

function boundBeforeText(text: string, start: number): Bound {
  const match = boundBefore.exec(text.slice(0, start));
  if (!match) return null;
  return match[1] ? 'min' : 'max';
}

/** "from 1 June to 15 June" and "between Monday and Friday" are one period. */
function mergePairs(spans: readonly DateValue[], text: string): DateValue[] {
  const merged: DateValue[] = [];
  for (const span of spans) {
    const previous = merged.at(-1);
    const joined = previous ? text.slice(previous.end, span.start) : '';
    const opens = previous ? /\b(?:between|from)\s+$/i.test(text.slice(0, previous.start)) : false;
    if (
      previous &&
      /^\s*(?:to|until|till|through|-|and)\s*(?:the\s+)?$/i.test(joined) &&
      (opens || !/and/i.test(joined))
    ) {
      merged[merged.length - 1] = {
        ...previous,
        end: span.end,
        text: text.slice(previous.start, span.end),
        to: span.to,
        bound: null,
        period: true,
      };
    } else merged.push(span);
  }
  return merged;
}

/** "landing in December", "if they arrive in May": what is still to come is not last year's. */
const isAhead = (before: string) =>
  /\b(?:lands?|landing|arriv(?:e|es|ing)|enter(?:s|ing)?|due|will|shall|schedul(?:e|ed)|planned)\b[^.;?!]{0,20}$/i.test(
    before,
  );

/** "This yr". */
const shortUnits: Readonly<Record<string, string>> = { wk: 'week', mth: 'month', qtr: 'quarter', yr: 'year' };

function readPeriod(
  groups: Record<string, string | undefined>,
  now: Date,
  ahead: boolean,
): { from: string; to: string } | null {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const today = utc(year, month, now.getUTCDate());
  if (groups.soFar)
    return {
      from: iso(/y/i.test(groups.soFar) ? utc(year, 0, 1) : utc(year, month, 1)),
      to: iso(today),
    };
  if (groups.whole)
    return calendar(/\p{L}+$/u.exec(groups.whole)?.[0].toLowerCase() ?? '', 0, today, year, month);
  if (groups.quarter) {
    const first = (Number(groups.quarter[1]) - 1) * 3;
    const of = groups.quarterYear ? Number(groups.quarterYear) : first > month ? year - 1 : year;
    return { from: iso(utc(of, first, 1)), to: iso(utc(of, first + 3, 0)) };
  }
  if (groups.month) return readMonth(groups, year, month, ahead);
  if (groups.year) return { from: `${groups.year}-01-01`, to: `${groups.year}-12-31` };
  const named = groups.unit?.toLowerCase().replace(/s$/, '');
  const unit = named && (shortUnits[named] ?? named);
  const which = groups.which?.toLowerCase();
  if (!unit || !which) return null;
  const said = groups.count?.trim().toLowerCase();
  const count = said ? (countWords[said.replace(/ of$/, '')] ?? Number(said)) : null;
  if (which === 'the' && count === null) return null;
  const step = which === 'next' || which === 'coming' ? 1 : which === 'this' || which === 'current' ? 0 : -1;
  if (count !== null || (which === 'past' && unit !== 'weekend'))
    return rolling(unit, count ?? 1, step || -1, today, year, month, now.getUTCDate());
  return calendar(unit, step, today, year, month);
}

function readMonth(
  groups: Record<string, string | undefined>,
  year: number,
  month: number,
  ahead: boolean,
): { from: string; to: string } {
  const index = monthNames.findIndex((name) =>
    name.startsWith((groups.month ?? '').toLowerCase().slice(0, 3)),
  );
  const when = groups.when?.toLowerCase();
  let of = groups.monthYear ? Number(groups.monthYear) : index > month ? year - 1 : year;
  if (!groups.monthYear && ahead && !when) of = index >= month ? year : year + 1;
  if (!groups.monthYear && when === 'next') of = index > month ? year : year + 1;
  if (!groups.monthYear && when === 'last' && index === month) of = year - 1;
  if (!groups.monthYear && when === 'this') of = year;
  return { from: iso(utc(of, index, 1)), to: iso(utc(of, index + 1, 0)) };
}

function rolling(
  unit: string,
  count: number,
  step: number,
  today: number,
  year: number,
  month: number,
  date: number,
): { from: string; to: string } {
  const days = unit === 'day' ? count : unit === 'week' ? count * 7 : null;
  const monthsBack = unit === 'month' ? count : unit === 'quarter' ? count * 3 : count * 12;
  const other = days !== null ? today + step * days * day : utc(year, month + step * monthsBack, date);
  return step < 0 ? { from: iso(other), to: iso(today) } : { from: iso(today), to: iso(other) };
}

function calendar(
  unit: string,
  step: number,
  today: number,
  year: number,
  month: number,
): { from: string; to: string } | null {
  if (unit === 'day') return { from: iso(today + step * day), to: iso(today + step * day) };
  if (unit === 'month')
    return { from: iso(utc(year, month + step, 1)), to: iso(utc(year, month + step + 1, 0)) };
  if (unit === 'year') return { from: iso(utc(year + step, 0, 1)), to: iso(utc(year + step, 11, 31)) };
  if (unit === 'quarter') {
    const first = Math.floor(month / 3) * 3 + step * 3;
    return { from: iso(utc(year, first, 1)), to: iso(utc(year, first + 3, 0)) };
  }
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  if (unit === 'week') return { from: iso(monday + step * 7 * day), to: iso(monday + (step * 7 + 6) * day) };
  if (unit === 'weekend')
    return { from: iso(monday + (step * 7 + 5) * day), to: iso(monday + (step * 7 + 6) * day) };
  return null;
}
