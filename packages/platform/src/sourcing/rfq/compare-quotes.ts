import { landedMeaning } from '@brandwright/contract/tariffs/landed.ts';
import { OperationError } from '@brandwright/contract';
import type { ComparedQuote } from '@brandwright/contract/sourcing/rfq/entities.ts';
import type { QuoteSort } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { compareQuotes } from '@brandwright/contract/sourcing/rfq/compare-quotes.ts';
import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { reckon } from './landed.ts';
import { findRequest, placesOf, quotesOf, type RequestRow } from './request-rows.ts';
import { lowestBy } from './rules.ts';
import { projectRequests, supplierQuotes } from './tables.ts';

/** The one request with quotes to decide on, when none was named. */
async function onlyQuotedRequest(context: Context): Promise<RequestRow> {
  const rows = await context.db
    .select()
    .from(projectRequests)
    .where(
      and(
        eq(projectRequests.storeId, context.storeId),
        inArray(projectRequests.status, ['QUOTED', 'SUBMITTED']),
        exists(
          context.db
            .select({ one: sql`1` })
            .from(supplierQuotes)
            .where(
              and(
                eq(supplierQuotes.storeId, context.storeId),
                eq(supplierQuotes.requestId, projectRequests.id),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(projectRequests.updatedAt))
    .limit(6);
  const [first, second] = rows;
  if (first && !second) return first;
  throw new OperationError(
    'bad_input',
    first
      ? `Quotes on which request: ${rows.map(({ title }) => title).join(', ')}?`
      : 'No request has quotes to compare yet. Say "show my requests" to see where they stand.',
    [{ path: 'requestId', message: 'Name the request.' }],
  );
}

const figures: Record<QuoteSort, (row: ComparedQuote) => number> = {
  landed: (row) => row.landedMinor ?? Number.MAX_SAFE_INTEGER,
  leadTime: (row) => row.leadTimeDays,
  unitPrice: (row) => row.unitPriceMinor,
  moq: (row) => row.moq,
};

const closed = (row: ComparedQuote) => (row.status === 'OPEN' || row.status === 'ACCEPTED' ? 0 : 1);

/** All quotes of a request at a quantity, marked and in order. */
export async function comparisonOf(
  context: Context,
  request: RequestRow,
  { quantity, sort }: { quantity: number; sort: QuoteSort },
) {
  const quotes = await quotesOf(context, [request.id]);
  const places = await placesOf(
    context,
    quotes.map(({ supplierId }) => supplierId),
  );
  const reckoned: ComparedQuote[] = [];
  for (const quote of quotes) {
    const row = await reckon(context, request, quote, places.get(quote.supplierId), quantity);
    reckoned.push({ ...row, isCheapest: false, isFastest: false });
  }
  const open = reckoned.filter((row) => row.status === 'OPEN');
  // A smallest order above the quantity makes another purchase of it: per unit is what can be compared.
  const cheapest = lowestBy(open, (row) => row.landedPerUnitMinor);
  const fastest = lowestBy(open, (row) => row.leadTimeDays);
  const rows = reckoned
    .map((row) => ({ ...row, isCheapest: row === cheapest, isFastest: row === fastest }))
    .sort(
      (a, b) =>
        closed(a) - closed(b) ||
        figures[sort](a) - figures[sort](b) ||
        a.supplierName.localeCompare(b.supplierName),
    );
  return { rows, cheapestQuoteId: cheapest?.quoteId ?? null, fastestQuoteId: fastest?.quoteId ?? null };
}

function notesOf(request: RequestRow, rows: readonly ComparedQuote[]): string[] {
  return [
    rows.some((row) => row.freightMinor)
      ? 'Freight, insurance and entry are our estimates, not quotes. They use the typical size and weight of such goods, their origin, the terms and the cheapest way to ship.'
      : '',
    rows.some((row) => row.landedMinor === null)
      ? 'Without a duty rate there’s no landed cost. Give the product’s HTS code.'
      : '',
    request.kind !== 'RFP_SERVICES' ? landedMeaning : '',
    rows.some((row) => row.isDemo) ? 'Quotes marked demo come from scripted suppliers.' : '',
  ].filter(Boolean);
}

export default implement(compareQuotes, {
  async run(context, { requestId, quantity, sort }) {
    const request =
      requestId === undefined || requestId === '-'
        ? await onlyQuotedRequest(context)
        : await findRequest(context, requestId);
    const at = quantity ?? request.quantity ?? 1;
    const compared = await comparisonOf(context, request, { quantity: at, sort });
    return {
      output: {
        requestId: request.id,
        title: request.title,
        quantity: at,
        currency: request.currency,
        targetPriceMinor: request.targetPriceMinor,
        budgetMinor: request.budgetMinor,
        neededBy: request.neededBy,
        ...compared,
        notes: notesOf(request, compared.rows),
      },
    };
  },
});
