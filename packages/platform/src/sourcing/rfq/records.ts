import { and, desc, eq, sql } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import type { RecordCandidate } from '../../kernel/records/record-candidate.ts';
import { nameLikeness, namePatterns } from '../../kernel/records/name-likeness.ts';
import { projectRequests, supplierQuotes } from './tables.ts';

const most = 6;
const least = 0.3;
const requestNoun = /\b(?:requests?|rfps?|rfqs?|projects?|drafts?|quotes?|offers?|bids?)\b/i;
const quoteNoun = /\b(?:quotes?|quoted|offers?|bids?|proposals?)\b/i;

const best = (found: RecordCandidate[]) =>
  found
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.label.localeCompare(b.label))
    .slice(0, most);

/** Requests whose title stands in the words, or the telling part of it: "the tote request". */
const requestFinder: RecordFinder = {
  kind: 'project_request',
  async find({ db, storeId }, words) {
    const patterns = namePatterns(words);
    if (patterns.length === 0) return [];
    const rows = await db
      .select({ id: projectRequests.id, title: projectRequests.title, status: projectRequests.status })
      .from(projectRequests)
      .where(
        and(
          eq(projectRequests.storeId, storeId),
          sql`lower(${projectRequests.title}) like any (${sql.param(patterns)}::text[])`,
        ),
      )
      .orderBy(desc(projectRequests.createdAt))
      .limit(40);
    return best(
      rows.map((row) => {
        const found = nameLikeness(row.title, words, requestNoun, 'head');
        // Of two that fit alike, the one that still runs is meant.
        const isEnded = row.status === 'CLOSED' || row.status === 'CANCELED';
        return {
          kind: 'project_request',
          value: row.id,
          id: row.id,
          label: `Request ${row.title}`,
          ...found,
          score: found.score - (isEnded ? 0.1 : 0),
        };
      }),
    );
  },
};

/** Quotes by the name of the supplier who gave them, open ones first: "Coastline's quote". */
const quoteFinder: RecordFinder = {
  kind: 'quote',
  async find({ db, storeId }, words) {
    const patterns = namePatterns(words);
    if (patterns.length === 0) return [];
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
        and(
          eq(projectRequests.storeId, supplierQuotes.storeId),
          eq(projectRequests.id, supplierQuotes.requestId),
        ),
      )
      .where(
        and(
          eq(supplierQuotes.storeId, storeId),
          sql`lower(${supplierQuotes.supplierName}) like any (${sql.param(patterns)}::text[])`,
        ),
      )
      .orderBy(desc(supplierQuotes.createdAt))
      .limit(40);
    return best(
      rows.map((row) => {
        const found = nameLikeness(row.supplierName, words, quoteNoun, 'first');
        return {
          kind: 'quote',
          value: row.id,
          id: row.id,
          label: `Quote of ${row.supplierName} on ${row.title}`,
          ...found,
          score: found.score - (row.status === 'OPEN' ? 0 : 0.1),
        };
      }),
    );
  },
};

export const requestRecords: readonly RecordFinder[] = [requestFinder, quoteFinder];
