import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dotted } from './engine/hts-code.ts';
import type { ScheduleStamp } from './engine/tariff-line.ts';
import type { ScheduleLine } from './import/read-schedule.ts';
import { readSlimSchedule } from './import/slim-schedule.ts';
import { namedLine, type LayerEntry, type NamedLine } from './named-line.ts';
import { searchLines } from './search-lines.ts';
import { shippedLine, shippedStamp, tariffLineOf } from './shipped-schedule.ts';

/** The revision of the whole schedule that ships. */
export const shippedLinesStamp: ScheduleStamp = {
  revision: 'HTS 2026 revision 10 (shipped schedule)',
  date: '2026-06-08',
};

const read = (name: string): string =>
  gunzipSync(readFileSync(new URL(`./data/${name}`, import.meta.url))).toString('utf8');

/** Read at first use and once a process: half of them never ask for a duty. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * The schedule as text, cut at the rows that begin a tree of their own. Each part is read when it is asked for: all lines
 * as objects would take thirty times the room of their text for good.
 */
interface ScheduleText {
  parts: readonly string[];
  /** Parts that hold lines of a heading, by its four digits, in the schedule's order. */
  byHeading: ReadonlyMap<string, readonly number[]>;
}

const scheduleText = once((): ScheduleText => {
  const parts = read('usitc-2026-rev10.tsv.gz').split(/\n(?=[^\t\n]*\t0(?:\t|$))/);
  const byHeading = new Map<string, number[]>();
  for (const [at, part] of parts.entries())
    for (const [, four = '', more = ''] of part.matchAll(/^(\d{4})(?:\.(\d\d))?/gm)) {
      const heading = more === '' ? four : four.slice(0, 4);
      const known = byHeading.get(heading) ?? [];
      if (known.at(-1) !== at) byHeading.set(heading, [...known, at]);
    }
  return { parts, byHeading };
});

/** Lines read last, newest first: one answer asks for the same heading many times. */
const recent = new Map<number, readonly ScheduleLine[]>();
const mostRecent = 24;

function linesOfPart(at: number): readonly ScheduleLine[] {
  const lines = recent.get(at) ?? readPart(scheduleText().parts[at] ?? '');
  recent.delete(at);
  recent.set(at, lines);
  const [oldest] = recent.keys();
  if (recent.size > mostRecent && oldest !== undefined) recent.delete(oldest);
  return lines;
}

const readPart = (part: string): ScheduleLine[] => readSlimSchedule(part).lines;
const isRated = ({ hasRate, ratesFrom }: ScheduleLine): boolean => hasRate && ratesFrom === null;

/** All lines of a heading. */
const linesOfHeading = (four: string): ScheduleLine[] =>
  (scheduleText().byHeading.get(four) ?? []).flatMap((at) => linesOfPart(at));

/** Lines with rates of their own of the parts whose text passes, read in passing and kept nowhere. */
function* ratedIn(passes: (part: string) => boolean): Generator<ScheduleLine> {
  for (const part of scheduleText().parts) if (passes(part)) yield* readPart(part).filter(isRated);
}

/** Lines of the schedule that ships: with rates of their own, and with those that take the rates of the line above them. */
export const shippedCounts = { own: 11_415, all: 23_065 } as const;

/** Rows of the lists of layers that ship, by the first four digits of their codes. */
const shippedEntries = once(() =>
  Map.groupBy(read('layer-lists-2026.tsv.gz').split('\n'), (row) => row.split('\t', 2)[1]?.slice(0, 4) ?? ''),
);

function entryOf(row: string): LayerEntry {
  const [kind = '', code = '', entry = '', note = ''] = row.split('\t');
  return { kind, code, entry, note };
}

/** All of them ship, so none is unknown. */
export const everyList = new Set(['CHINA_301', 'METALS_232', 'EXEMPT_122', 'EXEMPT_RECIPROCAL']);

/** Places of a line in the lists that ship; of the kinds that were imported, none: those are newer. */
export const shippedEntriesOf = (digits: string, imported: ReadonlySet<string> = new Set()): LayerEntry[] =>
  (shippedEntries().get(digits.slice(0, 4)) ?? [])
    .map(entryOf)
    .filter(({ kind, code }) => !imported.has(kind) && (code.startsWith(digits) || digits.startsWith(code)));

/** A line of the curated list keeps its data: it was checked against a later revision. */
const dressed = (row: ScheduleLine, digits = row.digits): NamedLine =>
  shippedNamed(digits) ??
  withDigits(namedLine(row, shippedEntriesOf(row.digits), everyList, shippedLinesStamp), digits);

const withDigits = (named: NamedLine, digits: string): NamedLine => ({
  ...named,
  line: { ...named.line, hts: dotted(digits), digits },
});

function shippedNamed(digits: string): NamedLine | undefined {
  const line = digits.length >= 8 ? shippedLine(digits) : undefined;
  return line && { line: tariffLineOf(line, digits), name: line.name, stamp: shippedStamp };
}

/** The rate line of eight or ten digits. A curated one may be newer than the schedule that ships. */
export function findShipped(digits: string): NamedLine | undefined {
  const lines = linesOfHeading(digits.slice(0, 4));
  const wanted = digits.length === 8 ? [digits, `${digits}00`] : [digits];
  const row =
    wanted.map((one) => lines.findLast((line) => line.digits === one)).find((line) => line?.hasRate) ??
    onlyChild(digits);
  return row ? dressed(row, digits) : shippedNamed(digits);
}

/** "7013.37.10" stands in the schedule only as 7013.37.10.01. */
function onlyChild(digits: string): ScheduleLine | undefined {
  if (digits.length === 10) return undefined;
  const [first, second] = ratedUnder(digits);
  return second ? undefined : first;
}

/** Lines with rates of their own under a code, in the schedule's order. */
export const ratedUnder = (digits: string): ScheduleLine[] =>
  (digits.length < 4
    ? [...ratedIn((part) => part.startsWith(digits) || part.includes(`\n${digits}`))]
    : linesOfHeading(digits.slice(0, 4)).filter(isRated)
  ).filter((line) => line.digits.startsWith(digits));

export const shippedUnder = (digits: string, limit: number): NamedLine[] =>
  ratedUnder(digits)
    .slice(0, limit)
    .map((row) => dressed(row, row.digits));

/** Lines whose descriptions hold most of the words, best first. */
export const searchShipped = (words: readonly string[], limit: number): NamedLine[] =>
  searchLines({ holding: ratedIn, count: shippedCounts.own }, words, limit).map((row) =>
    dressed(row, row.digits),
  );
