import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { session } from './entities.ts';

export const switchStore = declareOperation({
  name: 'switch_store',
  area: 'store',
  title: 'Switch to another store',
  description:
    'Opens another store that the person belongs to: answers a login of that store. Later logins open it too. For the account menu only.',
  examples: ['Switch to my other store'],
  input: z.object({ storeId: z.uuid() }),
  output: session,
  http: { method: 'POST', path: '/web/stores/-/switch' },
  access: { kind: 'private', role: 'viewer', preview: true },
  effect: 'write',
  card: 'none',
  offered: false,
  journal: false,
  errors: ['not_found'],
  summary: ({ store }) => `You’re in ${store.name} now.`,
});
