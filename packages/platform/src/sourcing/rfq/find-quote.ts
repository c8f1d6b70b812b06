import { OperationError, recordKinds } from '@brandwright/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findRequest, isOfRequest, lockRequest, type QuoteRow, type RequestRow } from './request-rows.ts';
import { dayOf, quoteStatusOn } from './rules.ts';
import { projectRequests, supplierQuotes } from './tables.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { escapeLike, holdsAll } from '../../kernel/records/like-all.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

export interface NamedQuote {
  quoteId: string;
  requestId?: string | undefined;
}

interface QuoteWithRequest {
  quote: QuoteRow;
  request: RequestRow;
}

/** The quotes of the store, or of one request. */
function quoteKind(context: Context, requestId: string | undefined): RecordKindDeclaration<QuoteWithRequest> {
  const today = dayOf(context.clock.now());
  const select = (where: SQL) =>
    context.db
      .select({ quote: supplierQuotes, request: projectRequests })
      .from(supplierQuotes)
      .innerJoin(projectRequests, isOfRequest)
      .where(and(eq(supplierQuotes.storeId, context.storeId), where))
      .orderBy(desc(supplierQuotes.createdAt))
      .limit(12);
  return {
    called: recordKinds.quote,
    nameOf: ({ quote }) => quote.supplierName,
    labelOf: ({ quote, request }) => `${quote.supplierName} on ${request.title}`,
    prefers: ({ quote }) => quoteStatusOn(quote, today) === 'OPEN',
    lookUp: 'Say "compare the quotes" to see them.',
    // An id says which quote it is; a request beside it narrows names only.
    byId: async (_context, id) => (await select(eq(supplierQuotes.id, id)))[0],
    async named(_context, said) {
      const ofRequest =
        requestId === undefined
          ? sql`true`
          : eq(supplierQuotes.requestId, (await findRequest(context, requestId)).id);
      const words = searchTokens(said).map((word) => `%${escapeLike(word)}%`);
      return select(sql`${ofRequest} and ${holdsAll(supplierQuotes.supplierName, words)}`);
    },
  };
}

/** The quote of an id or of the supplier's name, with its request; open ones before others. Refuses with the choices. */
export const findQuote = (context: Context, { quoteId, requestId }: NamedQuote): Promise<QuoteWithRequest> =>
  resolveRecord(context, quoteKind(context, requestId), quoteId);

/** The same, locked: first the request, then the quote, so that two who decide at once wait for each other. */
export async function lockQuote(context: Context, named: NamedQuote) {
  const found = await findQuote(context, named);
  const request = await lockRequest(context, found.request.id);
  const [quote] = await context.db
    .select()
    .from(supplierQuotes)
    .where(and(eq(supplierQuotes.storeId, context.storeId), eq(supplierQuotes.id, found.quote.id)))
    .for('update');
  if (!quote) throw new OperationError('not_found', 'That quote is there no more.');
  return { quote, request };
}
