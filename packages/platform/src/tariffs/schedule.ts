import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { dotted } from './engine/hts-code.ts';
import type { ScheduleStamp } from './engine/tariff-line.ts';
import type { ScheduleLine } from './import/read-schedule.ts';
import { namedLine, type NamedLine } from './named-line.ts';
import {
  everyList,
  findShipped,
  ratedUnder,
  searchShipped,
  shippedEntriesOf,
  shippedLinesStamp,
  shippedUnder,
} from './shipped-lines.ts';
import { shippedStamp } from './shipped-schedule.ts';
import { tariffLines, tariffListEntries, tariffSources } from './tables.ts';

export type { NamedLine } from './named-line.ts';

type StoredLine = typeof tariffLines.$inferSelect;
type StoredEntry = typeof tariffListEntries.$inferSelect;

/** The schedule as this installation has it: what ships, or what was imported over it. */
export interface Schedule {
  stamp: ScheduleStamp;
  isImported: boolean;
  /** The rate line of eight or ten digits; undefined when there is none. */
  find(digits: string): Promise<NamedLine | undefined>;
  /** Rate lines under a code of four or six digits, at most `limit` (30). */
  under(digits: string, limit?: number): Promise<NamedLine[]>;
  /** The same, all of them and bare: rates and the words of the schedule. */
  rates(digits: string): Promise<ScheduleLine[]>;
  /** Rate lines that hold the words, best first. */
  search(words: readonly string[], limit: number): Promise<NamedLine[]>;
}

/** What ships: answers where nothing newer was imported, and needs no database. */
export const shippedSchedule: Schedule = {
  stamp: { ...shippedStamp, revision: `${shippedStamp.revision}; other lines revision 10` },
  isImported: false,
  find: (digits) => Promise.resolve(findShipped(digits)),
  under: (digits, limit = 30) => Promise.resolve(shippedUnder(digits, limit)),
  rates: (digits) => Promise.resolve(ratedUnder(digits)),
  search: (words, limit) => Promise.resolve(searchShipped(words, limit)),
};

const isOlder = (date: string | null): boolean => date !== null && date < (shippedLinesStamp.date ?? '');

/** Places in the lists that ship, for an imported line. Its own footnotes say China 301 better than an older list does. */
const shippedFor = ({ digits, headings }: StoredLine, imported: ReadonlySet<string>) =>
  shippedEntriesOf(digits, headings.length > 0 ? new Set([...imported, 'CHINA_301']) : imported);

const isRateUnder = (digits: string) =>
  and(
    like(tariffLines.digits, `${digits}%`),
    eq(tariffLines.hasRate, true),
    sql`${tariffLines.ratesFrom} is null`,
  );

/** Opens the schedule for one operation. */
export async function openSchedule({ db }: Context): Promise<Schedule> {
  const sources = await db.select().from(tariffSources);
  const imported = new Set(sources.map(({ kind }) => kind));
  const lines = sources.find(({ kind }) => kind === 'LINES');
  if (!lines || isOlder(lines.revisionDate)) return shippedSchedule;
  const stamp = { revision: `USITC export, ${lines.revision}`, date: lines.revisionDate };
  const dress = async (rows: StoredLine[]): Promise<NamedLine[]> => {
    const entries = await entriesFor(db, rows);
    return rows.map((row) => namedLine(row, [...entries, ...shippedFor(row, imported)], everyList, stamp));
  };
  return {
    stamp,
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
    async under(digits, limit = 30) {
      const rows = await db
        .select()
        .from(tariffLines)
        .where(isRateUnder(digits))
        .orderBy(asc(tariffLines.digits))
        .limit(limit);
      return dress(rows);
    },
    async rates(digits) {
      return db.select().from(tariffLines).where(isRateUnder(digits)).orderBy(asc(tariffLines.digits));
    },
    async search(asked, limit) {
      const words = asked.join(' ');
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
