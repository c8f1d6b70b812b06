import { monthNames } from './dates.ts';
import { readPartOfPeriod } from './part-of-period.ts';

const months = monthNames.map((name) => name.slice(0, 3));
const month = `(${monthNames.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|')}|sept)\\.?`;
const ordinal = '(\\d{1,2})(?:st|nd|rd|th)?';
const patterns: readonly { pattern: RegExp; read: (match: RegExpExecArray) => (string | undefined)[] }[] = [
  { pattern: /\b(20\d\d)-(\d\d)-(\d\d)\b/, read: ([, y, m, d]) => [y, m, d] },
  {
    pattern: new RegExp(`\\b${month}\\s${ordinal}(?!\\d)(?:,?\\s(20\\d\\d))?`, 'i'),
    read: ([, m, d, y]) => [y, m, d],
  },
  {
    pattern: new RegExp(`\\b${ordinal}\\s(?:of\\s)?${month}\\b(?:,?\\s(20\\d\\d))?`, 'i'),
    read: ([, d, m, y]) => [y, m, d],
  },
];

/** Days before a message within which a date without a year still means the past one. */
const pastDays = 60;

/** The first calendar day that a message writes, YYYY-MM-DD, or that a part of a period says ("mid-Dec", "early next week"). Without a year it is the one nearest after `at`, when it was sent. */
export function readWrittenDay(plain: string, at: string): string | null {
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const [year, said = '', day = ''] = read(match);
    const index = /^\d+$/.test(said) ? Number(said) - 1 : months.indexOf(said.slice(0, 3).toLowerCase());
    const date = dayOf(year === undefined ? null : Number(year), index, Number(day), at);
    if (date) return date;
  }
  return readPartOfPeriod(plain, new Date(at))?.day ?? null;
}

function dayOf(year: number | null, month: number, day: number, at: string): string | null {
  const sent = new Date(at);
  const first = year ?? sent.getUTCFullYear();
  const candidate = (inYear: number) => {
    const date = new Date(Date.UTC(inYear, month, day));
    return date.getUTCMonth() === month && date.getUTCDate() === day ? date : null;
  };
  const same = candidate(first);
  if (!same) return null;
  const isLongPast = sent.getTime() - same.getTime() > pastDays * 24 * 60 * 60 * 1000;
  const date = year === null && isLongPast ? candidate(first + 1) : same;
  return date?.toISOString().slice(0, 10) ?? null;
}
