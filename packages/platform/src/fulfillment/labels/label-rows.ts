import { OperationError } from '@brandwright/contract';
import { labelTransitions, type LabelStatus } from '@brandwright/contract/fulfillment/enums.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { shippingLabels, type LabelRecord } from '../tables.ts';

const mine = (context: Context, id: string) =>
  and(eq(shippingLabels.storeId, context.storeId), eq(shippingLabels.id, id));

const printable: readonly LabelStatus[] = ['BOUGHT', 'VOID_REQUESTED'];

/** The file of a label that may still go on a box. */
export const printableFileOf = ({ fileId, status }: Pick<LabelRecord, 'fileId' | 'status'>): string | null =>
  printable.includes(status) ? fileId : null;

/** SQL for the labels that have one. */
export const isPrintable = and(inArray(shippingLabels.status, printable), isNotNull(shippingLabels.fileId));

/** The label, and nobody else changes it until this transaction ends. Errors: not_found. */
export async function lockLabel(context: Context, id: string): Promise<LabelRecord> {
  const [row] = await context.db.select().from(shippingLabels).where(mine(context, id)).for('update');
  if (!row) throw new OperationError('not_found', 'There’s no label with that id. Look at your labels.');
  return row;
}

/** Sets columns of a label; a status only as the table of transitions allows it. */
export async function changeLabel(
  context: Context,
  row: LabelRecord,
  change: Partial<typeof shippingLabels.$inferInsert> & { status?: LabelStatus },
): Promise<LabelRecord> {
  if (change.status && change.status !== row.status && !labelTransitions[row.status].includes(change.status))
    throw new Error(`A label that is ${row.status} can’t become ${change.status}.`);
  const [changed] = await context.db
    .update(shippingLabels)
    .set(change)
    .where(mine(context, row.id))
    .returning();
  if (!changed) throw new Error(`Label ${row.id} is gone.`);
  return changed;
}
