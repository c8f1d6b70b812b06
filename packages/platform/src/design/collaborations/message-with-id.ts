import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { collaborationMessages as messages } from './tables.ts';

export const messageWithId = (context: Context, id: string) =>
  and(eq(messages.storeId, context.storeId), eq(messages.id, id));
