import type { BrandFact } from '@brandwright/contract/copilot/vault/entities.ts';
import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { aboutStems, enoughWords, stemsOf } from './full-text.ts';
import { brandFacts } from './tables.ts';

export type FactRow = typeof brandFacts.$inferSelect;

export const kept = (context: Context, ...more: (SQL | undefined)[]) =>
  and(eq(brandFacts.storeId, context.storeId), isNull(brandFacts.removedAt), ...more);

export const ofId = (context: Context, id: string) =>
  and(eq(brandFacts.storeId, context.storeId), eq(brandFacts.id, id));

export const toFact = (row: FactRow): BrandFact => ({
  id: row.id,
  text: row.text,
  saidBy: row.saidBy,
  createdAt: row.createdAt.toISOString(),
});

/** Facts about stems (all facts for none), best or newest first. */
export async function findFacts(
  context: Context,
  stems: readonly string[] | undefined,
  { page, size }: { page: number; size: number },
  share = enoughWords,
): Promise<{ facts: BrandFact[]; total: number }> {
  const about = stems ? aboutStems(sql`${brandFacts.search}`, stems, share) : undefined;
  const where = kept(context, about?.matches);
  const rows = await context.db
    .select()
    .from(brandFacts)
    .where(where)
    .orderBy(...(about ? [desc(about.covered)] : []), desc(brandFacts.createdAt), brandFacts.id)
    .limit(size)
    .offset(page * size);
  const [counted] = await context.db.select({ total: count() }).from(brandFacts).where(where);
  return { facts: rows.map(toFact), total: counted?.total ?? 0 };
}

/** Facts that go along with a turn, those about its words first. */
const factsAlong = { about: 10, newest: 20 };

/** What whichever model answers is told of the facts: those about the words, then the newest. */
export async function factsToKnow(context: Context, words: string): Promise<BrandFact[]> {
  const stems = await stemsOf(context, words.slice(0, 1_000));
  const about =
    stems.length === 0
      ? []
      : (await findFacts(context, stems, { page: 0, size: factsAlong.about }, anyWord)).facts;
  const newest = (await findFacts(context, undefined, { page: 0, size: factsAlong.newest })).facts;
  const known = new Set(about.map(({ id }) => id));
  return [...about, ...newest.filter(({ id }) => !known.has(id))];
}

/** One shared word is enough to be told along with a turn. */
const anyWord = 0;
