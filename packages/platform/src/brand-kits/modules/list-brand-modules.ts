import { listBrandModules } from '@brandwright/contract/brand-kits/modules/list-brand-modules.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { latestRequests, showModule } from './show-module.ts';
import { brandModules } from './tables.ts';

export default implement(listBrandModules, {
  async run(context, { type, shown, page, size }) {
    const where = and(
      eq(brandModules.storeId, context.storeId),
      eq(brandModules.isArchived, shown === 'ARCHIVED'),
      type ? eq(brandModules.type, type) : undefined,
    );
    const [sum] = await context.db.select({ total: count() }).from(brandModules).where(where);
    const rows = await context.db
      .select()
      .from(brandModules)
      .where(where)
      .orderBy(desc(brandModules.createdAt), desc(brandModules.number))
      .limit(size)
      .offset(page * size);
    const latest = await latestRequests(
      context,
      rows.map(({ id }) => id),
    );
    return {
      output: {
        modules: rows.map((row) => showModule(row, latest.get(row.id))),
        page,
        size,
        total: sum?.total ?? 0,
      },
    };
  },
});
