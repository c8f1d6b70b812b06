import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { placesOf, toQuote, type QuoteRow } from './request-rows.ts';
import { dayOf } from './rules.ts';
import { supplierQuotes } from './tables.ts';

export async function decide(
  context: Context,
  quote: QuoteRow,
  values: Partial<typeof supplierQuotes.$inferInsert>,
): Promise<QuoteRow> {
  const [row] = await context.db
    .update(supplierQuotes)
    .set({ ...values, decidedAt: context.clock.now() })
    .where(and(eq(supplierQuotes.storeId, context.storeId), eq(supplierQuotes.id, quote.id)))
    .returning();
  if (!row) throw new OperationError('not_found', 'That quote no longer exists.');
  return row;
}

export async function output(context: Context, row: QuoteRow) {
  const places = await placesOf(context, [row.supplierId]);
  return toQuote(row, places.get(row.supplierId), dayOf(context.clock.now()));
}

export const subject = (quote: QuoteRow) => ({ kind: 'quote', id: quote.id });
