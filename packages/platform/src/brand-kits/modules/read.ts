import { getBrandModule } from '@brandwright/contract/brand-kits/modules/get-brand-module.ts';
import { getLatestModuleRequest } from '@brandwright/contract/brand-kits/modules/get-latest-module-request.ts';
import { listBrandModules } from '@brandwright/contract/brand-kits/modules/list-brand-modules.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { latestRequests, showModule, showRequest, shownWithRequest } from './show-module.ts';
import { brandModules } from './tables.ts';

export const listModules = implement(listBrandModules, {
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

export const getModule = implement(getBrandModule, {
  async run(context, { module }) {
    const row = await findModule(context, module);
    return {
      output: await shownWithRequest(context, row),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
});

export const latestRequest = implement(getLatestModuleRequest, {
  async run(context, { module }) {
    const row = await findModule(context, module);
    const latest = (await latestRequests(context, [row.id])).get(row.id);
    return { output: { request: latest ? showRequest(latest) : null } };
  },
});
