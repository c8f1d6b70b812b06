import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listColumns, listName, listView } from './entities.ts';

export const getListSettings = declareOperation({
  name: 'get_list_settings',
  area: 'store',
  title: 'Views and columns of a list',
  description:
    'Reads what this person keeps for a list on a screen: the saved views by name, and the columns chosen for its table. For screens: nothing of it changes what the list holds.',
  examples: ['Which views of the orders list did I save'],
  input: z.object({ list: listName }),
  output: z.object({ list: listName, views: z.array(listView), columns: listColumns }),
  http: { method: 'GET', path: '/web/stores/me/lists/{list}' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ views }) =>
    views.length === 1 ? 'One saved view.' : `${views.length === 0 ? 'No' : views.length} saved views.`,
});
