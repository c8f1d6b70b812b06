import { OperationError } from '@brandwright/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import type { InvoiceRow } from './invoices.ts';
import { supplierInvoices } from './tables.ts';

type Changes = Partial<typeof supplierInvoices.$inferInsert>;

const kept = z.object({
  id: z.uuid(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

const instants = ['voidedAt', 'uncollectibleAt'] as const;

/** Changes an invoice. Answers it as it is then, and what undo needs. */
export async function editInvoice(
  context: Context,
  row: InvoiceRow,
  changes: Changes,
): Promise<{ row: InvoiceRow; undo: z.output<typeof kept> }> {
  const names = Object.keys(changes) as (keyof Changes)[];
  const [changed] = await context.db
    .update(supplierInvoices)
    .set(changes)
    .where(and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoices.id, row.id)))
    .returning();
  if (!changed) throw new OperationError('not_found', 'That invoice is gone.');
  const only = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map((name) => [name, of[name]]));
  return { row: changed, undo: { id: row.id, before: only(row), after: only(changed) } };
}

/** Takes an edit back, unless the invoice has changed since. */
export async function undoInvoiceEdit(context: Context, undo: unknown): Promise<void> {
  const { id, before, after } = kept.parse(undo);
  const mine = and(eq(supplierInvoices.storeId, context.storeId), eq(supplierInvoices.id, id));
  const [row] = await context.db.select().from(supplierInvoices).where(mine).for('no key update');
  if (!row) throw new OperationError('conflict', 'That invoice is gone, so this can’t be undone.');
  refuseChangedSince('invoice', after, row);
  const values: Record<string, unknown> = { ...before };
  // The journal keeps instants as text.
  for (const name of instants) if (typeof values[name] === 'string') values[name] = new Date(values[name]);
  await context.db.update(supplierInvoices).set(values).where(mine);
}
