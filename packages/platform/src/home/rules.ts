import type { FeedUrgency } from '@brandwright/contract/home/feed-item.ts';
import type { SnoozeFor } from '@brandwright/contract/home/feed.ts';
import type { FeedWeight } from '../kernel/records/feed.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** At most this many things stand in the feed (brand feed). */
export const feedPlaces = 5;
/** Of one source at most, so that one area in trouble does not hide the others. */
export const placesPerSource = 2;

/** An urgency weighs more than everything else together: the rest orders what is equally urgent. */
const urgencyPoints: Readonly<Record<FeedUrgency, number>> = { NOW: 200, TODAY: 100, SOON: 0 };

/**
 * How far up a candidate stands; 0 to 299. Urgency first; then up to 40 points for time running out (all of them in the
 * last hour, none from three days on), 30 for money (by magnitude: $10 gives 5, $1,000 gives 15, $100,000 gives 25) and
 * 29 for days overdue (one a day).
 */
export function feedScore({ urgency, amountMinor = 0, daysOver = 0, dueAt }: FeedWeight, now: Date): number {
  const hoursLeft =
    dueAt === undefined ? Number.POSITIVE_INFINITY : (dueAt.getTime() - now.getTime()) / hourMs;
  const due = Math.round(40 * clamp((72 - hoursLeft) / 71));
  const money =
    amountMinor > 0 ? Math.min(30, Math.round(5 * Math.log10(Math.max(1, amountMinor / 100)))) : 0;
  const overdue = Math.min(29, Math.max(0, Math.floor(daysOver)));
  return urgencyPoints[urgency] + due + money + overdue;
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));

export interface Standing {
  id: string;
  source: string;
  score: number;
  since: Date;
}

/**
 * The places of the feed: highest score first, older before newer, at most two of a source while another source has
 * something. What is left over is counted.
 */
export function feedOf<T extends Standing>(candidates: readonly T[]): { shown: T[]; moreWaiting: number } {
  const ranked = candidates.toSorted(
    (a, b) => b.score - a.score || a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1),
  );
  const taken = new Map<string, number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const candidate of ranked) {
    const already = taken.get(candidate.source) ?? 0;
    taken.set(candidate.source, already + 1);
    (already < placesPerSource ? first : later).push(candidate);
  }
  const shown = [...first, ...later].slice(0, feedPlaces);
  shown.sort((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
  return { shown, moreWaiting: candidates.length - shown.length };
}

/** Pieces of evidence that a dismissal remembers at most. */
export const mostParts = 500;

/** Whether something put aside stays away: until its day, or while it rests on nothing new. */
export function isAway(
  aside: { parts: readonly string[]; until: Date | null },
  parts: readonly string[],
  now: Date,
): boolean {
  if (aside.until !== null) return now < aside.until;
  const known = new Set(aside.parts);
  return parts.slice(0, mostParts).every((part) => known.has(part));
}

const snoozeDays: Readonly<Record<SnoozeFor, number>> = { ONE_DAY: 1, THREE_DAYS: 3, ONE_WEEK: 7 };

/** When a snoozed thing stands there again: so many days from now, or at the beginning of a day (UTC). One day when nothing is said. */
export function snoozeUntil(
  { lasting, backOn }: { lasting?: SnoozeFor | undefined; backOn?: string | undefined },
  now: Date,
): Date {
  if (backOn !== undefined) return new Date(`${backOn}T00:00:00Z`);
  return new Date(now.getTime() + snoozeDays[lasting ?? 'ONE_DAY'] * dayMs);
}

/** Something that can be named: by its id, by what its source is called, or by words of its title. */
export interface Nameable {
  id: string;
  title: string;
  /** What people call its source, singular. */
  words: readonly string[];
}

/** The first of a source's words that occurs in what was said, as it was said: "the late orders" holds "late orders". */
export function calledBy(words: readonly string[], said: string): string | undefined {
  return words.map((word) => patternOf(word).exec(said)?.[0]).find((found) => found !== undefined);
}

/** By the words of sources, which are a fixed list. */
const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu');
  patterns.set(word, made);
  return made;
}

/** Which things a request names: by id or source, else by what the source is called, else by most words of the title. */
export function named<T extends Nameable>(items: readonly T[], said: string): T[] {
  const exact = items.filter(({ id }) => id === said || sourceOf(id) === said);
  if (exact.length > 0) return exact;
  const called = items.flatMap((item) => {
    const found = calledBy(item.words, said);
    return found === undefined ? [] : [{ item, length: found.length }];
  });
  const longest = Math.max(0, ...called.map(({ length }) => length));
  if (longest > 0) return called.filter(({ length }) => length === longest).map(({ item }) => item);
  return titlesNamed(items, said);
}

/** `late_orders:all` → `late_orders`. */
export const sourceOf = (id: string): string => id.split(':')[0] ?? id;

/** Titles that hold most of the words that say something. */
function titlesNamed<T extends Nameable>(items: readonly T[], said: string): T[] {
  const words = wordsOf(said).filter((word) => !silent.has(word));
  if (words.length === 0) return [];
  const counted = items.map((item) => {
    const own = wordsOf(item.title);
    return { item, hits: words.filter((word) => own.some((other) => alike(word, other))).length };
  });
  const most = Math.max(...counted.map(({ hits }) => hits), 0);
  return most === 0 ? [] : counted.filter(({ hits }) => hits === most).map(({ item }) => item);
}

const silent = new Set([
  'the',
  'a',
  'an',
  'my',
  'that',
  'this',
  'one',
  'item',
  'reminder',
  'about',
  'feed',
  'from',
  'of',
  'thing',
  'card',
  'note',
]);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const alike = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));
