import { updateListView } from '@brandwright/contract/store/list-views/update-list-view.ts';
import { isUniqueViolation } from '../../kernel/data/database.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { nameTaken, noSuchView, ownView, showView } from './own-settings.ts';
import { listViews } from './tables.ts';

export default implement(updateListView, {
  async run(context, { viewId, name, query }) {
    try {
      const [row] = await context.db
        .update(listViews)
        .set({ ...(name === undefined ? {} : { name }), ...(query === undefined ? {} : { query }) })
        .where(ownView(context, viewId))
        .returning();
      if (!row) throw noSuchView();
      return { output: showView(row) };
    } catch (error) {
      if (name !== undefined && isUniqueViolation(error)) throw nameTaken(name);
      throw error;
    }
  },
});
