import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/context.ts';
import { chaptersWithExemptions, exemptReading } from './data/exempt-goods.ts';
import { chaptersWithMetals } from './data/section-232.ts';
import { chapterOf, dotted } from './engine/hts-code.ts';
import {
  metalAnnexes,
  metalNames,
  type MetalListing,
  type ScheduleStamp,
  type TariffLine,
} from './engine/tariff-line.ts';
import type { SourceKind } from './import/recognise.ts';
import { shippedLine, shippedStamp, shippedUnder, tariffLineOf } from './shipped-schedule.ts';
import { tariffLines, tariffListEntries, tariffSources } from './tables.ts';

/** A line with the words that name it. */
export interface NamedLine {
  line: TariffLine;
  name: string;
}

type StoredLine = typeof tariffLines.$inferSelect;
type StoredEntry = typeof tariffListEntries.$inferSelect;

/** The schedule as this installation has it: the shipped lines, and what was imported over them. */
export interface Schedule {
  stamp: ScheduleStamp;
  isImported: boolean;
  /** The rate line of eight or ten digits; undefined when there is none. */
  find(digits: string): Promise<NamedLine | undefined>;
  /** Rate lines of eight digits under four or six. */
  under(digits: string): Promise<NamedLine[]>;
  /** Rate lines of the imported schedule that hold all the words, best first. */
  search(words: string, limit: number): Promise<NamedLine[]>;
}

/** What ships: answers where nothing was imported, and needs no database. */
export const shippedSchedule: Schedule = {
  stamp: shippedStamp,
  isImported: false,
  find: (digits) => Promise.resolve(shippedNamed(digits)),
  under: (digits) =>
    Promise.resolve(shippedUnder(digits).flatMap(({ hts }) => shippedNamed(hts.replaceAll('.', '')) ?? [])),
  search: () => Promise.resolve([]),
};

/** Opens the schedule for one operation. */
export async function openSchedule({ db }: Context): Promise<Schedule> {
  const sources = await db.select().from(tariffSources);
  const loaded = new Set(sources.map(({ kind }) => kind));
  const lines = sources.find(({ kind }) => kind === 'LINES');
  if (!lines) return shippedSchedule;
  const dress = async (rows: StoredLine[]): Promise<NamedLine[]> => {
    const entries = await entriesFor(db, rows);
    return rows.map((row) => named(row, entries, loaded));
  };
  return {
    stamp: { revision: `USITC export, ${lines.revision}`, date: lines.revisionDate },
    isImported: true,
    async find(digits) {
      const wanted = digits.length === 8 ? [digits, `${digits}00`] : [digits];
      const rows = await db
        .select()
        .from(tariffLines)
        .where(and(inArray(tariffLines.digits, wanted), eq(tariffLines.hasRate, true)))
        .orderBy(asc(tariffLines.digits))
        .limit(1);
      const found = rows.length > 0 || digits.length === 10 ? rows : await onlyChild(db, digits);
      const [line] = await dress(found);
      return line && { ...line, line: { ...line.line, hts: dotted(digits), digits } };
    },
    async under(digits) {
      const rows = await db
        .select()
        .from(tariffLines)
        .where(
          and(
            like(tariffLines.digits, `${digits}%`),
            eq(tariffLines.hasRate, true),
            sql`${tariffLines.ratesFrom} is null`,
          ),
        )
        .orderBy(asc(tariffLines.digits))
        .limit(30);
      return dress(rows);
    },
    async search(words, limit) {
      const query = sql`plainto_tsquery('english', ${words})`;
      const vector = sql`to_tsvector('english', ${tariffLines.fullDescription})`;
      const rows = await db
        .select()
        .from(tariffLines)
        .where(
          and(
            eq(tariffLines.hasRate, true),
            sql`${tariffLines.ratesFrom} is null`,
            sql`${tariffLines.digits} < '98'`,
            sql`${vector} @@ ${query}`,
          ),
        )
        .orderBy(sql`ts_rank_cd(${vector}, ${query}, 1) desc`, asc(tariffLines.digits))
        .limit(limit);
      return dress(rows);
    },
  };
}

function shippedNamed(digits: string): NamedLine | undefined {
  const line = digits.length >= 8 ? shippedLine(digits) : undefined;
  return line && { line: tariffLineOf(line, digits), name: line.name };
}

/** "7013.37.10" stands in the schedule only as 7013.37.10.01. */
async function onlyChild(db: Context['db'], digits: string): Promise<StoredLine[]> {
  const rows = await db
    .select()
    .from(tariffLines)
    .where(and(like(tariffLines.digits, `${digits}%`), eq(tariffLines.hasRate, true)))
    .limit(2);
  return rows.length === 1 ? rows : [];
}

async function entriesFor(db: Context['db'], rows: readonly StoredLine[]): Promise<StoredEntry[]> {
  if (rows.length === 0) return [];
  const prefixes = [
    ...new Set(
      rows.flatMap(({ digits }) =>
        [4, 6, 8, 10].filter((length) => length <= digits.length).map((length) => digits.slice(0, length)),
      ),
    ),
  ];
  const longer = rows
    .filter(({ digits }) => digits.length <= 8)
    .map(({ digits }) => like(tariffListEntries.code, `${digits}%`));
  return db
    .select()
    .from(tariffListEntries)
    .where(or(inArray(tariffListEntries.code, prefixes), ...longer));
}

function named(row: StoredLine, entries: readonly StoredEntry[], loaded: ReadonlySet<string>): NamedLine {
  const shipped = shippedLine(row.digits);
  const kinds = (kind: SourceKind) => entries.filter((entry) => entry.kind === kind);
  const eight = row.digits.slice(0, 8);
  const chapter = chapterOf(row.digits);
  const listed = kinds('CHINA_301')
    .filter(({ code }) => code === eight)
    .map(({ entry }) => entry);
  const footnoted = row.headings.filter((heading) => /^9903\.(88|91|92)\./.test(heading));
  const metals = kinds('METALS_232');
  const covering = metals.filter(({ code }) => row.digits.startsWith(code));
  const longest = Math.max(0, ...covering.map(({ code }) => code.length));
  const inside = metals.filter(({ code }) => code.length > row.digits.length && code.startsWith(row.digits));
  const isListed = kinds('EXEMPT_122').some(
    ({ code }) => row.digits.startsWith(code) || code.startsWith(row.digits),
  );
  const isReciprocal = kinds('EXEMPT_RECIPROCAL').some(
    ({ code }) => code.startsWith(row.digits) || row.digits.startsWith(code),
  );
  const split = inside.find(({ entry }) => entry !== '2');
  const metalsKnown = loaded.has('METALS_232') || !chaptersWithMetals.has(chapter);
  return {
    name: shipped?.name ?? nameOf(row),
    line: {
      hts: dotted(row.digits),
      digits: row.digits,
      description: row.fullDescription,
      general: row.general,
      special: row.special,
      column2: row.column2,
      units: row.units.length > 0 ? row.units : (shipped?.units ?? []),
      ratesFrom: row.ratesFrom ? dotted(row.ratesFrom) : null,
      china301: [...new Set([...listed, ...footnoted])],
      metals: metalsKnown
        ? covering.filter(({ code }) => code.length === longest).map(listingOf)
        : (shipped?.metals ?? (shipped ? [] : 'unknown')),
      metalsPart: inside.filter(({ entry }) => entry === '2').map(({ code }) => dotted(code)),
      metalsSplit: covering.length === 0 && split ? listingOf(split) : null,
      exemption: shipped
        ? (shipped.exempt ?? 'none')
        : isListed
          ? (exemptReading(eight) ?? 'listed')
          : loaded.has('EXEMPT_122') || !chaptersWithExemptions.has(chapter)
            ? 'none'
            : 'unknown',
      reciprocalOnly: !shipped && !isListed && isReciprocal,
    },
  };
}

/** An annex or metal that the data names otherwise is read as the gravest: never as none. */
const listingOf = ({ entry, note }: StoredEntry): MetalListing => ({
  annex: metalAnnexes.find((annex) => annex === entry) ?? '1a',
  metal: metalNames.find((metal) => metal === note) ?? 'steel',
});

/** The last words of a description that say something: "Other" alone does not. */
function nameOf({ fullDescription }: StoredLine): string {
  const path = fullDescription.split(' › ');
  const last = path.at(-1) ?? '';
  if (!/^other\b/i.test(last) || path.length === 1) return last;
  const known = path.slice(0, -1).findLast((part) => !/^other$/i.test(part));
  return known ? `${known.length > 90 ? `${known.slice(0, 87)}…` : known}, other` : last;
}
