import { OperationError } from '@brandwright/contract';
import { saveListView } from '@brandwright/contract/store/list-views/save-list-view.ts';
import { randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { personOf } from '../profile.ts';
import { nameTaken, readViews, showView } from './own-settings.ts';
import { listViews } from './tables.ts';

/** Views of one person for one list. */
const most = 50;

export default implement(saveListView, {
  async run(context, { list, name, query }) {
    if ((await readViews(context, list)).length >= most)
      throw new OperationError('conflict', `There is room for ${most} views. Delete one you no longer use.`);
    const [row] = await context.db
      .insert(listViews)
      .values({
        storeId: context.storeId,
        id: randomUUID(),
        userId: personOf(context).userId,
        list,
        name,
        query,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw nameTaken(name);
    return { output: showView(row) };
  },
});
