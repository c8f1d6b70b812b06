import { listColumns as columnsSchema } from '@brandwright/contract/store/list-views/entities.ts';
import { getListSettings } from '@brandwright/contract/store/list-views/get-list-settings.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { ownColumns, readViews } from './own-settings.ts';
import { listColumns } from './tables.ts';

export default implement(getListSettings, {
  async run(context, { list }) {
    const [chosen] = await context.db
      .select({ columns: listColumns.columns })
      .from(listColumns)
      .where(ownColumns(context, list));
    const columns = columnsSchema.parse(chosen?.columns ?? null);
    return { output: { list, views: await readViews(context, list), columns } };
  },
});
