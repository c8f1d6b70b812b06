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

interface ShippedLines {
  byDigits: ReadonlyMap<string, ScheduleLine>;
  /** Lines with rates of their own, in the schedule's order. */
  rated: readonly ScheduleLine[];
  /** The same by their first four digits. */
  byHeading: ReadonlyMap<string, readonly ScheduleLine[]>;
  /** Those that take the rates of the line above them included. */
  ratedCount: number;
}

const shippedLines = once((): ShippedLines => {
  const { lines } = readSlimSchedule(read('usitc-2026-rev10.tsv.gz'));
  const rated = lines.filter(({ hasRate, ratesFrom }) => hasRate && ratesFrom === null);
  return {
    byDigits: new Map(lines.map((line) => [line.digits, line])),
    rated,
    byHeading: Map.groupBy(rated, ({ digits }) => digits.slice(0, 4)),
    ratedCount: lines.filter(({ hasRate }) => hasRate).length,
  };
});

/** Places in the lists of layers that ship, by the first four digits of their codes. */
const shippedEntries = once(() => {
  const entries = read('layer-lists-2026.tsv.gz')
    .split('\n')
    .map((line): LayerEntry => {
      const [kind = '', code = '', entry = '', note = ''] = line.split('\t');
      return { kind, code, entry, note };
    });
  return Map.groupBy(entries, ({ code }) => code.slice(0, 4));
});

/** All of them ship, so none is unknown. */
export const everyList = new Set(['CHINA_301', 'METALS_232', 'EXEMPT_122', 'EXEMPT_RECIPROCAL']);

/** Places of a line in the lists that ship; of the kinds that were imported, none: those are newer. */
export const shippedEntriesOf = (digits: string, imported: ReadonlySet<string> = new Set()): LayerEntry[] =>
  (shippedEntries().get(digits.slice(0, 4)) ?? []).filter(
    ({ kind, code }) => !imported.has(kind) && (code.startsWith(digits) || digits.startsWith(code)),
  );

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
  const { byDigits } = shippedLines();
  const wanted = digits.length === 8 ? [digits, `${digits}00`] : [digits];
  const row = wanted.map((one) => byDigits.get(one)).find((line) => line?.hasRate) ?? onlyChild(digits);
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
    ? shippedLines().rated
    : (shippedLines().byHeading.get(digits.slice(0, 4)) ?? [])
  ).filter((line) => line.digits.startsWith(digits));

export const shippedUnder = (digits: string, limit: number): NamedLine[] =>
  ratedUnder(digits)
    .slice(0, limit)
    .map((row) => dressed(row, row.digits));

/** Lines whose descriptions hold most of the words, best first. */
export const searchShipped = (words: readonly string[], limit: number): NamedLine[] =>
  searchLines(shippedLines().rated, words, limit).map((row) => dressed(row, row.digits));

/** How many lines ship. */
export const shippedCount = (): number => shippedLines().ratedCount;
