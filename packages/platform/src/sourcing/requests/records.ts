import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { RecordCandidate, RecordFinder } from '../../kernel/area.ts';
import { searchTokens } from '../rules.ts';
import { titleWords } from './request-rows.ts';
import { projectRequests, supplierQuotes } from './tables.ts';

const most = 6;
const like = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** Share of the name's telling words that were said; the whole name said in a row counts 1. */
function likeness(own: readonly string[], name: string, spoken: ReadonlySet<string>, words: string) {
  if (plain(words).includes(plain(name))) return { matched: name.toLowerCase(), score: 1 };
  const matched = own.filter((word) => spoken.has(word));
  return { matched: matched.join(' '), score: own.length === 0 ? 0 : (0.95 * matched.length) / own.length };
}

const best = (found: RecordCandidate[], least: number) =>
  found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
    .slice(0, most);

/** Requests whose title stands in the words, or the telling part of it: "the tote request". */
const requestFinder: RecordFinder = {
  kind: 'project_request',
  async find({ db, storeId }, words) {
    const spoken = titleWords(words).slice(0, 24);
    if (spoken.length === 0) return [];
    const rows = await db
      .select({ id: projectRequests.id, title: projectRequests.title, status: projectRequests.status })
      .from(projectRequests)
      .where(
        and(
          eq(projectRequests.storeId, storeId),
          or(...spoken.map((word) => sql`lower(${projectRequests.title}) like ${like(word)}`)),
        ),
      )
      .orderBy(desc(projectRequests.createdAt))
      .limit(40);
    const said = new Set(spoken);
    return best(
      rows.map((row) => {
        const found = likeness(titleWords(row.title), row.title, said, words);
        // Of two that fit alike, the one that still runs is meant.
        const ended = row.status === 'CLOSED' || row.status === 'CANCELED' ? 0.05 : 0;
        return {
          kind: 'project_request',
          value: row.id,
          id: row.id,
          label: `Request ${row.title}`,
          ...found,
          score: Math.max(0, found.score - ended),
        };
      }),
      0.3,
    );
  },
};

/** Quotes by the name of the supplier who gave them, open ones first: "Coastline's quote". */
const quoteFinder: RecordFinder = {
  kind: 'quote',
  async find({ db, storeId }, words) {
    const spoken = searchTokens(words.replaceAll(/[’']s\b/g, '')).slice(0, 24);
    if (spoken.length === 0) return [];
    const rows = await db
      .select({
        id: supplierQuotes.id,
        supplierName: supplierQuotes.supplierName,
        status: supplierQuotes.status,
        title: projectRequests.title,
      })
      .from(supplierQuotes)
      .innerJoin(
        projectRequests,
        and(eq(projectRequests.storeId, supplierQuotes.storeId), eq(projectRequests.id, supplierQuotes.requestId)),
      )
      .where(
        and(
          eq(supplierQuotes.storeId, storeId),
          or(...spoken.map((word) => sql`lower(${supplierQuotes.supplierName}) like ${like(word)}`)),
        ),
      )
      .orderBy(desc(supplierQuotes.createdAt))
      .limit(40);
    const said = new Set(spoken);
    return best(
      rows.map((row) => {
        const found = likeness(searchTokens(row.supplierName), row.supplierName, said, words);
        return {
          kind: 'quote',
          value: row.id,
          id: row.id,
          label: `Quote of ${row.supplierName} on ${row.title}`,
          ...found,
          score: Math.max(0, found.score - (row.status === 'OPEN' ? 0 : 0.1)),
        };
      }),
      0.3,
    );
  },
};

export const requestRecords: readonly RecordFinder[] = [requestFinder, quoteFinder];
