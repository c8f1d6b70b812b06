import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { listView, viewName, viewQuery } from './entities.ts';

export const updateListView = declareOperation({
  name: 'update_list_view',
  area: 'store',
  title: 'Change a view',
  description:
    'Renames a saved view of this person, or gives it other search words, filters and sort. What is left out stays. Views are listed by get_list_settings.',
  examples: ['Rename the view Late to Late to Europe'],
  input: z
    .object({ viewId: z.uuid(), name: viewName.optional(), query: viewQuery.optional() })
    .refine(({ name, query }) => name !== undefined || query !== undefined, 'Say what changes.'),
  output: listView,
  http: { method: 'PUT', path: '/web/stores/me/list-views/{viewId}' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  errors: ['not_found', 'conflict'],
  invalidates: ['get_list_settings'],
  summary: ({ name }) => `Updated the view “${name}”.`,
});
