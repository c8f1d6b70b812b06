import { monthNames } from './dates.ts';
import type { Place } from './value.ts';

/** A day that is said by a part of a period to come: "mid-Dec", "early next week", "end of the month". */
export interface PartOfPeriod extends Place {
  /** YYYY-MM-DD: the first, the middle or the last day; of a week Monday, Wednesday or Friday. */
  day: string;
}

const months = monthNames.map((name) => (name === 'may' ? name : `${name}|${name.slice(0, 3)}`)).join('|');
const pattern = new RegExp(
  `\\b(?:(?<end>(?:the )?(?:very )?end of|late|(?:the )?(?:last|final) (?:days|week) of)|(?<start>(?:the )?(?:very )?(?:beginning|start) of|early(?: in)?|(?:the )?first (?:days|week) of)|(?<middle>(?:the )?middle of|mid))[\\s-]+(?:(?<month>${months}|sept)\\b\\.?(?:,?\\s+(?:of\\s+)?(?<year>20\\d\\d|next year))?|(?<which>next|this|the(?: coming| following)?|coming)\\s+(?<unit>week|month|year|quarter)\\b)`,
  'iu',
);

const dayMs = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first part of a period that is said, looking ahead from an instant, in UTC. Null where none is. */
export function readPartOfPeriod(text: string, now: Date): PartOfPeriod | null {
  const match = pattern.exec(text);
  const groups = match?.groups;
  if (!match || !groups) return null;
  const period = groups['month'] === undefined ? relative(groups, now) : ofMonth(groups, now);
  if (!period) return null;
  const [from, to] = period;
  const isWeek = groups['unit']?.toLowerCase() === 'week';
  const last = isWeek ? from + 4 * dayMs : to;
  const time = groups['end']
    ? last
    : groups['start']
      ? from
      : from + Math.floor((last - from) / 2 / dayMs) * dayMs;
  return { day: iso(time), start: match.index, end: match.index + match[0].length, text: match[0] };
}

type Groups = Record<string, string | undefined>;

function ofMonth({ month = '', year: said }: Groups, now: Date): [from: number, to: number] {
  const index = monthNames.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3)));
  const thisYear = now.getUTCFullYear();
  const next = index < now.getUTCMonth() ? thisYear + 1 : thisYear;
  const year = said === undefined ? next : /^20/.test(said) ? Number(said) : thisYear + 1;
  return [Date.UTC(year, index, 1), Date.UTC(year, index + 1, 0)];
}

function relative({ which = '', unit = '' }: Groups, now: Date): [from: number, to: number] | null {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const step = /next|coming|following/i.test(which) ? 1 : 0;
  switch (unit.toLowerCase()) {
    case 'week': {
      const today = Date.UTC(year, month, now.getUTCDate());
      const monday = today - ((now.getUTCDay() + 6) % 7) * dayMs + step * 7 * dayMs;
      return [monday, monday + 6 * dayMs];
    }
    case 'month':
      return [Date.UTC(year, month + step, 1), Date.UTC(year, month + step + 1, 0)];
    case 'quarter': {
      const first = (Math.floor(month / 3) + step) * 3;
      return [Date.UTC(year, first, 1), Date.UTC(year, first + 3, 0)];
    }
    case 'year':
      return [Date.UTC(year + step, 0, 1), Date.UTC(year + step, 11, 31)];
    default:
      return null;
  }
}
