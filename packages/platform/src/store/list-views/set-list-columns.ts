import { setListColumns } from '@brandwright/contract/store/list-views/set-list-columns.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from '../profile.ts';
import { listColumns } from './tables.ts';

export default implement(setListColumns, {
  async run(context, { list, columns }) {
    const { storeId } = context;
    const { userId } = personOf(context);
    await (columns === null
      ? context.db
          .delete(listColumns)
          .where(
            and(eq(listColumns.storeId, storeId), eq(listColumns.userId, userId), eq(listColumns.list, list)),
          )
      : context.db
          .insert(listColumns)
          .values({ storeId, id: randomUUID(), userId, list, columns })
          .onConflictDoUpdate({
            target: [listColumns.storeId, listColumns.userId, listColumns.list],
            set: { columns },
          }));
    return { output: { list, columns } };
  },
});
