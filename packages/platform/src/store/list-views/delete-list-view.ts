import { deleteListView } from '@brandwright/contract/store/list-views/delete-list-view.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { noSuchView, ownView, showView } from './own-settings.ts';
import { listViews } from './tables.ts';

export default implement(deleteListView, {
  async run(context, { viewId }) {
    const [row] = await context.db.delete(listViews).where(ownView(context, viewId)).returning();
    if (!row) throw noSuchView();
    return { output: showView(row) };
  },
});
