import { setListColumns } from '@brandwright/contract/store/list-views/set-list-columns.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from '../profile.ts';
import { ownColumns } from './own-settings.ts';
import { listColumns } from './tables.ts';

export default implement(setListColumns, {
  async run(context, { list, columns }) {
    const { db, storeId } = context;
    if (columns === null) await db.delete(listColumns).where(ownColumns(context, list));
    else
      await db
        .insert(listColumns)
        .values({ storeId, id: randomUUID(), userId: personOf(context).userId, list, columns })
        .onConflictDoUpdate({
          target: [listColumns.storeId, listColumns.userId, listColumns.list],
          set: { columns },
        });
    return { output: { list, columns } };
  },
});
