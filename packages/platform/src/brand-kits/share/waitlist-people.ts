import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { brandWaitlist } from '../tables.ts';

export const peopleOf = (context: Context, kitId: string) =>
  and(eq(brandWaitlist.storeId, context.storeId), eq(brandWaitlist.kitId, kitId));

export async function countPeople(context: Context, kitId: string): Promise<number> {
  const [counted] = await context.db
    .select({ total: count() })
    .from(brandWaitlist)
    .where(peopleOf(context, kitId));
  return counted?.total ?? 0;
}

/** A name as part of a file's name. */
export const fileName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'brand';
