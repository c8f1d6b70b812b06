import type { InputOf } from '@brandwright/contract';
import { listDesigns } from '@brandwright/contract/design/studio/list-designs.ts';
import { and, count, desc, eq, like, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ofStore } from './find-design.ts';
import { communitySummary, summaryOf } from './show-design.ts';
import { communityDesigns, productDesigns } from './tables.ts';
import { escapeLike } from '../../kernel/records/like-all.ts';

type Column = typeof productDesigns.searchable | typeof communityDesigns.searchable;

/** Every word must occur. */
const hasWords = (column: Column, words: string | undefined): SQL | undefined =>
  words === undefined
    ? undefined
    : and(
        ...words
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .filter((word) => word !== '' && !/^(?:the|designs?|my|our)$/.test(word))
          .slice(0, 12)
          .map((word) => like(column, `%${escapeLike(word.replace(/s$/, ''))}%`)),
      );

async function community(context: Context, { named, mode, page, size }: InputOf<typeof listDesigns>) {
  const where = and(
    hasWords(communityDesigns.searchable, named),
    mode ? eq(communityDesigns.mode, mode) : undefined,
  );
  const [all] = await context.db.select({ total: count() }).from(communityDesigns).where(where);
  const rows = await context.db
    .select()
    .from(communityDesigns)
    .where(where)
    .orderBy(desc(communityDesigns.publishedAt), communityDesigns.id)
    .limit(size)
    .offset(page * size);
  return { output: { rows: rows.map(communitySummary), page, size, total: all?.total ?? 0 } };
}

export default implement(listDesigns, {
  async run(context, input) {
    const { from, named, mode, isArchived, page, size } = input;
    if (from === 'COMMUNITY') return community(context, input);
    const where = ofStore(
      context,
      eq(productDesigns.isArchived, isArchived),
      mode ? eq(productDesigns.mode, mode) : undefined,
      hasWords(productDesigns.searchable, named),
    );
    const [all] = await context.db.select({ total: count() }).from(productDesigns).where(where);
    const rows = await context.db
      .select()
      .from(productDesigns)
      .where(where)
      .orderBy(desc(productDesigns.updatedAt), productDesigns.id)
      .limit(size)
      .offset(page * size);
    return { output: { rows: rows.map(summaryOf), page, size, total: all?.total ?? 0 } };
  },
});
