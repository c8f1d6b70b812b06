import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { findRequest, lockRequest, type QuoteRow, type RequestRow } from './request-rows.ts';
import { dayOf, quoteStatusOn } from './rules.ts';
import { projectRequests, supplierQuotes } from './tables.ts';
import { searchTokens } from '../marketplace/rules.ts';

export interface NamedQuote {
  quoteId: string;
  requestId?: string | undefined;
}

/** The quote of an id or of the supplier's name, with its request; open ones before others. Refuses with the choices. */
export async function findQuote(
  context: Context,
  { quoteId, requestId }: NamedQuote,
): Promise<{ quote: QuoteRow; request: RequestRow }> {
  const byId = isUuid(quoteId);
  // An id says which quote it is; a request beside it narrows names only.
  const within = requestId === undefined || byId ? undefined : (await findRequest(context, requestId)).id;
  const patterns = searchTokens(quoteId).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const found = await context.db
    .select({ quote: supplierQuotes, request: projectRequests })
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
        eq(supplierQuotes.storeId, context.storeId),
        within === undefined ? undefined : eq(supplierQuotes.requestId, within),
        byId
          ? eq(supplierQuotes.id, quoteId.toLowerCase())
          : patterns.length === 0
            ? sql`false`
            : sql`lower(${supplierQuotes.supplierName}) like all (${sql.param(patterns)}::text[])`,
      ),
    )
    .orderBy(desc(supplierQuotes.createdAt))
    .limit(12);
  const today = dayOf(context.clock.now());
  const open = found.filter(({ quote }) => quoteStatusOn(quote, today) === 'OPEN');
  const [first, second] = open.length > 0 ? open : found;
  if (!first)
    throw new OperationError(
      'not_found',
      `There is no quote ${byId ? 'with that id' : `of "${quoteId}"`}. Say "compare the quotes" to see them.`,
    );
  if (!second) return first;
  throw new OperationError(
    'conflict',
    `Several quotes fit "${quoteId}": ${(open.length > 0 ? open : found)
      .slice(0, 5)
      .map(({ quote, request }) => `${quote.supplierName} on ${request.title}`)
      .join(', ')}. Which one?`,
  );
}

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
