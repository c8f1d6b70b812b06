import { formatCompact, formatMoney } from '@brandwright/contract/kernel/money.ts';
import { count } from '@brandwright/contract/kernel/words.ts';
import { zone } from './zone.ts';

export { count, formatCompact, formatMoney };

const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: zone,
});
const calendarDay = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const momentParts = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const moments = new Map<string, Record<'short' | 'withYear', Intl.DateTimeFormat>>();

/** Made once for each time zone: making one takes longer than using it. */
function momentsIn(timeZone: string) {
  const made = moments.get(timeZone) ?? {
    short: new Intl.DateTimeFormat('en-US', { ...momentParts, timeZone }),
    withYear: new Intl.DateTimeFormat('en-US', { year: 'numeric', ...momentParts, timeZone }),
  };
  moments.set(timeZone, made);
  return made;
}
const whole = new Intl.NumberFormat('en-US');

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;

/** 'MMMM D, YYYY' (brand-kit document §9). Takes an ISO instant or a calendar day, which has no time zone. */
export function formatDay(iso: string): string {
  return (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? calendarDay : day).format(new Date(iso));
}

/** 'Ended 2026-02-24.' → 'Ended February 24, 2026.' Every ISO day within a text. */
export function withDaysInWords(text: string): string {
  return text.replace(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, formatDay);
}

/**
 * Relative within a day, else 'MMM D, h:mm a' with the time zone, and the year after one year (brand-kit document §9).
 * `nowMs` is milliseconds since 1970; components take `timeZone` from `useMomentZone`.
 */
export function formatMoment(iso: string, nowMs: number, timeZone = zone): string {
  const then = new Date(iso);
  const passed = nowMs - then.getTime();
  if (Math.abs(passed) < dayMs) return relative(passed);
  const { short, withYear } = momentsIn(timeZone);
  return plainSpaces((Math.abs(passed) >= yearMs ? withYear : short).format(then));
}

/** 'MMM D, YYYY, h:mm a' with the time zone whatever the distance: titles and exports. */
export function formatMomentFully(iso: string, timeZone = zone): string {
  return plainSpaces(momentsIn(timeZone).withYear.format(new Date(iso)));
}

function relative(passedMs: number): string {
  const size = Math.abs(passedMs);
  if (size < minuteMs) return 'just now';
  const words =
    size < hourMs ? count(Math.floor(size / minuteMs), 'minute') : count(Math.floor(size / hourMs), 'hour');
  return passedMs > 0 ? `${words} ago` : `in ${words}`;
}

/** Intl separates time and AM/PM with a narrow no-break space, which looks torn in tabular figures. */
const plainSpaces = (text: string) => text.replace(/\u202f/g, ' ');

/** 2400 → '2,400'. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** 12.5 → '12.5%', 40 → '40%'. At most two decimals. */
export function formatPercent(value: number): string {
  return `${Number(value.toFixed(2))}%`;
}

/** 'IN_PRODUCTION' → 'In production'. For enum values that have no words of their own. */
export function formatEnum(value: string): string {
  const words = value.toLowerCase().replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 418 → '0.4 s', 12,400 → '12 s', 30 → 'under 0.1 s'. */
export function formatSeconds(milliseconds: number): string {
  if (milliseconds < 50) return 'under 0.1 s';
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}

/** 'US' → 'United States'. The code itself when it is none. */
export function formatCountry(code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}
const countries = new Intl.DisplayNames('en', { type: 'region' });
