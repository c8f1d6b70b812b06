import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { session } from './entities.ts';

export const switchStore = declareOperation({
  name: 'switch_store',
  area: 'store',
  title: 'Switch to another store',
  description:
    'Opens another store that the caller belongs to: returns a login for that store. Later logins open it too. Only for the account screen.',
  examples: ['Switch to my other store'],
  input: z.object({ storeId: z.uuid() }),
  output: session,
  http: { method: 'POST', path: '/web/stores/-/switch' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  errors: ['not_found'],
  summary: ({ store }) => `You’re in ${store.name} now.`,
});
