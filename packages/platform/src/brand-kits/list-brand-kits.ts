import { listBrandKits } from '@brandwright/contract/brand-kits/list-brand-kits.ts';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { summarize } from './describe-kit.ts';
import { kept } from './find-kit.ts';
import { brandKits } from './tables.ts';
import { escapeLike } from '../kernel/records/like-all.ts';

export default implement(listBrandKits, {
  async run(context, { named, isArchived, page, size, sort }) {
    const words = named === undefined ? undefined : escapeLike(named.toLowerCase());
    const matches = and(
      kept(context),
      eq(brandKits.isListed, true),
      eq(brandKits.isArchived, isArchived),
      words
        ? sql`lower(${brandKits.name} || ' ' || ${brandKits.category} || ' ' || (${brandKits.content}->>'productDescription')) like ${`%${words}%`}`
        : undefined,
    );
    const [counted] = await context.db.select({ total: count() }).from(brandKits).where(matches);
    const order = sort === 'createdAt' ? asc : desc;
    const rows = await context.db
      .select()
      .from(brandKits)
      .where(matches)
      .orderBy(order(brandKits.createdAt), order(brandKits.id))
      .limit(size)
      .offset(page * size);
    return { output: { kits: await summarize(context, rows), page, size, total: counted?.total ?? 0 } };
  },
});
