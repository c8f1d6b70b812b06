import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { mySupplierNotes } from './tables.ts';

export const notesOf = (context: Context, supplierId: string) =>
  and(eq(mySupplierNotes.storeId, context.storeId), eq(mySupplierNotes.supplierId, supplierId));
