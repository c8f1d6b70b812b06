import { OperationError } from '@brandwright/contract';
import { appLabel, type AppBinding } from '@brandwright/contract/store/app-bindings/entities.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { appBindings } from './tables.ts';

type Row = typeof appBindings.$inferSelect;

export const withId = ({ storeId }: Context, id: string) =>
  and(eq(appBindings.storeId, storeId), eq(appBindings.id, id));

/** A binding of the store. Errors: not_found. */
export async function findBinding(context: Context, id: string): Promise<Row> {
  const [row] = await context.db.select().from(appBindings).where(withId(context, id));
  if (!row) throw new OperationError('not_found', 'That app isn’t bound to this store.');
  return row;
}

export const toBinding = ({ id, appName, bindCode, boundBy, boundAt }: Row): AppBinding => ({
  ...{ bindingId: id, appName, label: appLabel(appName), codeEnding: bindCode.slice(-4) },
  ...{ boundBy, boundAt: boundAt.toISOString() },
});
