import { and, desc, eq } from 'drizzle-orm';
import type { RecordFinder } from '../../kernel/area.ts';
import { holdsAny } from '../../kernel/records/like-all.ts';
import { declareNameFinder } from '../../kernel/records/name-finder.ts';
import { isOfRequest } from './request-rows.ts';
import { projectRequests, supplierQuotes } from './tables.ts';

/** Requests whose title stands in the words, or the telling part of it: "the tote request". */
const requestFinder = declareNameFinder({
  kind: 'project_request',
  noun: /\b(?:requests?|rfps?|rfqs?|projects?|drafts?|quotes?|offers?|bids?)\b/i,
  telling: 'head',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({ id: projectRequests.id, title: projectRequests.title, status: projectRequests.status })
      .from(projectRequests)
      .where(and(eq(projectRequests.storeId, storeId), holdsAny(projectRequests.title, patterns)))
      .orderBy(desc(projectRequests.createdAt))
      .limit(40),
  nameOf: ({ title }) => title,
  labelOf: ({ title }) => `Request ${title}`,
  // Of two that fit alike, the one that still runs is meant.
  lessFor: ({ status }) => (status === 'CLOSED' || status === 'CANCELED' ? 0.1 : 0),
});

/** Quotes by the name of the supplier who gave them, open ones first: "Coastline's quote". */
const quoteFinder = declareNameFinder({
  kind: 'quote',
  noun: /\b(?:quotes?|quoted|offers?|bids?|proposals?)\b/i,
  telling: 'first',
  rows: ({ db, storeId }, patterns) =>
    db
      .select({
        id: supplierQuotes.id,
        supplierName: supplierQuotes.supplierName,
        status: supplierQuotes.status,
        title: projectRequests.title,
      })
      .from(supplierQuotes)
      .innerJoin(projectRequests, isOfRequest)
      .where(and(eq(supplierQuotes.storeId, storeId), holdsAny(supplierQuotes.supplierName, patterns)))
      .orderBy(desc(supplierQuotes.createdAt))
      .limit(40),
  nameOf: ({ supplierName }) => supplierName,
  labelOf: ({ supplierName, title }) => `Quote of ${supplierName} on ${title}`,
  lessFor: ({ status }) => (status === 'OPEN' ? 0 : 0.1),
});

export const requestRecords: readonly RecordFinder[] = [requestFinder, quoteFinder];
