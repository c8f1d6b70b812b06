import { and, desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import { likeliest } from '../../kernel/records/name-finder.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { snOf } from './find-receiving.ts';
import { receivingLines, receivings } from './tables.ts';

const bySn = /\bRCV-?\s?(?<number>\d{1,9})\b/gi;
const noun = /\b(?:receivings?|inbound|warehouse|partner|dock|shipment to the warehouse)\b/i;
/** What is said of goods that come in, where what they come in as is not named. */
const comesIn =
  /\b(?:arriv(?:ed?|ing)|came in|come in|landed|delivered|turned up|showed up|count(?:ed)?|unload(?:ed)?|unpack(?:ed)?|received?|on (?:its|their) way|forward)\b/i;
const latest =
  /\b(?:last|latest|newest|most recent|the|that|my|our)\s+(?:receiving|inbound shipment|inbound)\b/i;
const read = 60;

/** Receivings by number, by what is in them, or the newest one. */
export const receivingFinder: RecordFinder = {
  kind: 'receiving',
  async find({ db, storeId }, words) {
    const numbers = [...words.matchAll(bySn)];
    if (numbers.length === 0 && !noun.test(words) && !comesIn.test(words)) return [];
    const rows = await db
      .select({ id: receivings.id, number: receivings.number, title: receivingLines.title })
      .from(receivings)
      .innerJoin(
        receivingLines,
        and(eq(receivingLines.storeId, receivings.storeId), eq(receivingLines.receivingId, receivings.id)),
      )
      .where(eq(receivings.storeId, storeId))
      .orderBy(desc(receivings.updatedAt), desc(receivings.number), receivingLines.position)
      .limit(read);
    const candidate = (row: (typeof rows)[number], matched: string, score: number): RecordCandidate => ({
      kind: 'receiving',
      value: row.id,
      id: row.id,
      label: `${snOf(row.number)}, ${row.title}`,
      matched,
      score,
    });
    const each = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].reverse();
    const exact = each.flatMap((row) => {
      const said = numbers.find(({ groups }) => Number(groups?.['number']) === row.number);
      return said ? [candidate(row, said[0], 1)] : [];
    });
    if (exact.length > 0) return exact;
    const byTitle = rows.map((row) => {
      const { matched, score } = nameLikeness(row.title, words, noun, 'head');
      return candidate(row, matched, score);
    });
    const named = likeliest([...new Map(byTitle.map((one) => [one.id, one])).values()], {
      least: 0.6,
      most: 6,
    });
    if (named.length > 0) return named;
    const matched = latest.exec(words)?.[0];
    return matched === undefined ? [] : each.slice(0, 1).map((row) => candidate(row, matched, 0.8));
  },
};
