/** Days that people call by name, as shops in the United States keep them. */

const dayMs = 86_400_000;

/** The nth weekday (0 is Sunday) of a month (0 is January), in UTC; counted from the end where `nth` is below zero. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  if (nth < 0) {
    const last = Date.UTC(year, month + 1, 0);
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * dayMs;
  }
  const first = Date.UTC(year, month, 1);
  return first + (((weekday - new Date(first).getUTCDay() + 7) % 7) + (nth - 1) * 7) * dayMs;
}

const thanksgiving = (year: number) => nthWeekday(year, 10, 4, 4);

const holidays: readonly (readonly [name: string, day: (year: number) => number])[] = [
  [String.raw`new year['’]?s eve`, (year) => Date.UTC(year, 11, 31)],
  [String.raw`new year['’]?s(?: day)?`, (year) => Date.UTC(year, 0, 1)],
  [String.raw`valentine['’]?s(?: day)?`, (year) => Date.UTC(year, 1, 14)],
  [String.raw`mother['’]?s['’]? day`, (year) => nthWeekday(year, 4, 0, 2)],
  ['memorial day', (year) => nthWeekday(year, 4, 1, -1)],
  [String.raw`father['’]?s['’]? day`, (year) => nthWeekday(year, 5, 0, 3)],
  ['independence day', (year) => Date.UTC(year, 6, 4)],
  ['labor day', (year) => nthWeekday(year, 8, 1, 1)],
  ['halloween', (year) => Date.UTC(year, 9, 31)],
  ['thanksgiving(?: day)?', thanksgiving],
  ['black friday', (year) => thanksgiving(year) + dayMs],
  ['small business saturday', (year) => thanksgiving(year) + 2 * dayMs],
  ['cyber monday', (year) => thanksgiving(year) + 4 * dayMs],
  ['(?:christmas|xmas) eve', (year) => Date.UTC(year, 11, 24)],
  ['(?:christmas|xmas)(?: day)?', (year) => Date.UTC(year, 11, 25)],
  ['boxing day', (year) => Date.UTC(year, 11, 26)],
];

const leads = /\b(?:before|until|till|by|since|after|on|around|through|over|next|last)\s+(?:the\s+)?$/i;
const leadsAhead = /\b(?:before|until|till|by|next)\s+(?:the\s+)?$/i;
const isOfPast = /\b(?:did|was|were|had|sold|made|took|came|sales|takings|revenue|since|after)\b/i;

/** A holiday that a text names, with its place. */
export interface Holiday {
  start: number;
  end: number;
  /** ISO date; null where the text only names the holiday: "the Christmas candle". */
  day: string | null;
}

/**
 * The holidays that a text names, in order, with the given instant as now. "Before Christmas" is the next one, "since Black Friday"
 * and "last Halloween" are the one before; without a word of time it is no day.
 */
export function readHolidays(text: string, now: Date): Holiday[] {
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  const today = iso(now.getTime());
  const year = now.getUTCFullYear();
  const found: Holiday[] = [];
  for (const [name, dayOf] of holidays) {
    const pattern = new RegExp(String.raw`\b(?:${name})(?![\p{L}])(?:,?\s+(?<year>20\d\d)\b)?`, 'giu');
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => one.start < end && start < one.end)) continue;
      const before = text.slice(0, start);
      const isPast = /\blast\s+$/i.test(before) || (isOfPast.test(before) && !leadsAhead.test(before));
      const days = [year - 1, year, year + 1].map((one) => iso(dayOf(one)));
      const day = isPast ? days.findLast((one) => one <= today) : days.find((one) => one >= today);
      const said = match.groups?.['year'];
      found.push({
        start,
        end,
        day: leads.test(before) ? (said ? iso(dayOf(Number(said))) : (day ?? null)) : null,
      });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
