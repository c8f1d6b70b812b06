import { listColumns as columnsSchema } from '@brandwright/contract/store/list-views/entities.ts';
import { getListSettings } from '@brandwright/contract/store/list-views/get-list-settings.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from '../profile.ts';
import { readViews } from './own-views.ts';
import { listColumns } from './tables.ts';

export default implement(getListSettings, {
  async run(context, { list }) {
    const [chosen] = await context.db
      .select({ columns: listColumns.columns })
      .from(listColumns)
      .where(
        and(
          eq(listColumns.storeId, context.storeId),
          eq(listColumns.userId, personOf(context).userId),
          eq(listColumns.list, list),
        ),
      );
    const columns = columnsSchema.parse(chosen?.columns ?? null);
    return { output: { list, views: await readViews(context, list), columns } };
  },
});
