import { archiveModuleRequests } from '@brandwright/contract/brand-kits/modules/archive-module-requests.ts';
import { and, eq, ne } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { brandModuleRequests } from './tables.ts';

export default implement(archiveModuleRequests, {
  async run(context, { module }) {
    const row = await findModule(context, module, { forChange: true });
    const archived = await context.db
      .update(brandModuleRequests)
      .set({ isArchived: true })
      .where(
        and(
          eq(brandModuleRequests.storeId, context.storeId),
          eq(brandModuleRequests.moduleId, row.id),
          eq(brandModuleRequests.isArchived, false),
          ne(brandModuleRequests.result, 'PENDING'),
        ),
      )
      .returning({ id: brandModuleRequests.id });
    return { output: { archived: archived.length }, subject: { kind: 'brand_kit_module', id: row.id } };
  },
});
