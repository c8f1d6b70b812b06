import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listView } from './entities.ts';

export const deleteListView = declareOperation({
  name: 'delete_list_view',
  area: 'store',
  title: 'Delete a view',
  description:
    'Deletes a saved view of this person and answers what it held, so that save_list_view can bring it back. The list and its records stay as they are.',
  examples: ['Delete the view Late to Europe'],
  input: z.object({ viewId: z.uuid() }),
  output: listView,
  http: { method: 'DELETE', path: '/web/stores/me/list-views/{viewId}' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  errors: ['not_found'],
  invalidates: ['get_list_settings'],
  related: ['save_list_view'],
  summary: ({ name }) => `Deleted the view “${name}”.`,
});
