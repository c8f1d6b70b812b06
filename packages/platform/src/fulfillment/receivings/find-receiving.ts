import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { receivingLines, receivings } from './tables.ts';

export type ReceivingRow = typeof receivings.$inferSelect;
export type LineRow = typeof receivingLines.$inferSelect;

export const snOf = (number: number): string => `RCV-${number}`;

/** Errors: not_found. */
export async function findReceiving(context: Context, said: string): Promise<ReceivingRow> {
  const [row] = await context.db.select().from(receivings).where(named(context, said)).limit(1);
  return row ?? notFound(said);
}

/** As `findReceiving`, and nobody else changes it until this transaction ends. */
export async function lockReceiving(context: Context, said: string): Promise<ReceivingRow> {
  const [row] = await context.db.select().from(receivings).where(named(context, said)).limit(1).for('update');
  return row ?? notFound(said);
}

export const linesOf = (context: Context, receivingId: string): Promise<LineRow[]> =>
  context.db
    .select()
    .from(receivingLines)
    .where(and(eq(receivingLines.storeId, context.storeId), eq(receivingLines.receivingId, receivingId)))
    .orderBy(asc(receivingLines.position));

function named(context: Context, said: string) {
  const mine = eq(receivings.storeId, context.storeId);
  if (isUuid(said)) return and(mine, eq(receivings.id, said.toLowerCase()));
  const digits = /^(?:RCV-?|#)?\s*(\d{1,9})$/i.exec(said.trim())?.[1];
  return digits === undefined ? notFound(said) : and(mine, eq(receivings.number, Number(digits)));
}

function notFound(said: string): never {
  throw new OperationError(
    'not_found',
    `There’s no receiving ${isUuid(said) ? 'with that id' : `“${said}”`}. Look through your receivings.`,
  );
}
