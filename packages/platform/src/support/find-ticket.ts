import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { supportTickets } from './tables.ts';

export type TicketRow = typeof supportTickets.$inferSelect;

export const handleOf = (number: number): string => `ST-${number}`;

/** The number in "ST-1001" or "1001"; undefined for other words. */
export function numberOf(said: string): number | undefined {
  const digits = /^(?:ST-?|#)?\s*(\d{1,9})$/i.exec(said.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The ticket of an id or a number. Errors: not_found. */
export async function findTicket(context: Context, said: string): Promise<TicketRow> {
  const [row] = await context.db.select().from(supportTickets).where(named(context, said)).limit(1);
  return row ?? notFound(said);
}

/** As `findTicket`, and nobody else changes it until this transaction ends. */
export async function lockTicket(context: Context, said: string): Promise<TicketRow> {
  const [row] = await context.db
    .select()
    .from(supportTickets)
    .where(named(context, said))
    .limit(1)
    .for('update');
  return row ?? notFound(said);
}

function named(context: Context, said: string) {
  const mine = eq(supportTickets.storeId, context.storeId);
  if (isUuid(said)) return and(mine, eq(supportTickets.id, said.toLowerCase()));
  const number = numberOf(said);
  return number === undefined ? notFound(said) : and(mine, eq(supportTickets.number, number));
}

function notFound(said: string): never {
  throw new OperationError(
    'not_found',
    `There’s no support ticket ${isUuid(said) ? 'with that id' : `“${said}”`}. Look through your support tickets.`,
  );
}
