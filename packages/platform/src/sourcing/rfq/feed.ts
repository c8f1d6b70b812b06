import { count, dayWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { declareFeedSource } from '../../kernel/records/feed.ts';
import { addDays, dayOf } from './rules.ts';
import { isOfRequest } from './request-rows.ts';
import { projectRequests, supplierQuotes } from './tables.ts';

/** A quote is told of as running out this many days before its last. */
const soonDays = 7;
const named = 3;

/** Open quotes that wait for a decision: running out within a week, or simply there. */
export const quotesToDecide = declareFeedSource({
  name: 'quotes_to_decide',
  kind: 'EXPIRING',
  words: ['quote to decide', 'expiring quote', 'open quote'],
  async read(context) {
    const today = dayOf(context.clock.now());
    const rows = await context.db
      .select({ quote: supplierQuotes, title: projectRequests.title, requestId: projectRequests.id })
      .from(supplierQuotes)
      .innerJoin(projectRequests, isOfRequest)
      .where(
        and(
          eq(supplierQuotes.storeId, context.storeId),
          eq(supplierQuotes.status, 'OPEN'),
          gte(supplierQuotes.validUntil, today),
          inArray(projectRequests.status, ['QUOTED']),
        ),
      )
      .orderBy(asc(supplierQuotes.validUntil))
      .limit(100);
    const [first] = rows;
    if (!first) return [];
    const soon = rows.filter(({ quote }) => quote.validUntil <= addDays(today, soonDays));
    const titles = [...new Set(rows.map(({ title }) => title))];
    const earliest = rows.reduce(
      (least, { quote }) => (quote.createdAt < least ? quote.createdAt : least),
      first.quote.createdAt,
    );
    return [
      {
        key: 'all',
        weight: {
          urgency: soon.length > 0 ? 'TODAY' : 'SOON',
          dueAt: new Date(`${first.quote.validUntil}T23:59:59Z`),
        },
        title: `${count(rows.length, 'quote')} to decide on ${titles.length === 1 ? titles[0] : count(titles.length, 'request')}`,
        detail: `The first runs out on ${dayWords(first.quote.validUntil)}.`,
        records: rows.slice(0, named).map(({ quote, title, requestId }) => ({
          kind: 'quote',
          id: quote.id,
          label: `${quote.supplierName} on ${title}`,
          detail: `holds until ${dayWords(quote.validUntil)}`,
          path: `/inbox/custom-project-requests?id=${requestId}`,
        })),
        recordCount: rows.length,
        figures: [{ label: 'First runs out', value: dayWords(first.quote.validUntil) }],
        say: `Compare the quotes on ${first.title}`,
        sayLabel: 'Compare them',
        parts: rows.map(({ quote }) => quote.id),
        since: earliest,
      },
    ];
  },
});
