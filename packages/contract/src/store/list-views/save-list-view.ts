import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listName, listView, viewName, viewQuery } from './entities.ts';

export const saveListView = declareOperation({
  name: 'save_list_view',
  area: 'store',
  title: 'Save a view',
  description:
    'Keeps the search, filters and sort of a list on a screen under a name, for this person in this store. Names are used once in a list. To change a saved view use update_list_view.',
  examples: ['Save these filters as Late to Europe'],
  input: z.object({ list: listName, name: viewName, query: viewQuery }),
  output: listView,
  http: { method: 'POST', path: '/web/stores/me/lists/{list}/views', status: 201 },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  // The journal is the whole store's to read, and a view is one person's.
  journal: false,
  errors: ['conflict'],
  invalidates: ['get_list_settings'],
  summary: ({ name }) => `Saved the view “${name}”.`,
});
