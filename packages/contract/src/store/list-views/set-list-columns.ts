import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listColumns, listName } from './entities.ts';

export const setListColumns = declareOperation({
  name: 'set_list_columns',
  area: 'store',
  title: 'Choose columns',
  description:
    'Keeps which columns the table of a list shows and in which order, for this person in this store. Null puts the list’s own columns back.',
  examples: ['Hide the items column of the orders list'],
  input: z.object({ list: listName, columns: listColumns }),
  output: z.object({ list: listName, columns: listColumns }),
  http: { method: 'PUT', path: '/web/stores/me/lists/{list}/columns' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  errors: [],
  invalidates: ['get_list_settings'],
  summary: ({ columns }) => (columns === null ? 'The columns are reset.' : 'The columns are saved.'),
});
