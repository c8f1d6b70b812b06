import { z } from 'zod';
import { mayRead } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { deletionWords, storeDeletion } from './entities.ts';

export const getStoreDeletion = declareOperation({
  name: 'get_store_deletion',
  area: 'store',
  title: 'Deletion of the store',
  description:
    'Whether the store is set to be deleted, when, who asked for it, and what would be lost. It is scheduled on a screen only, because that needs a password; keep_store calls it off.',
  examples: [
    'When will my store be deleted?',
    'Is our store about to be deleted?',
    'What would I lose if I deleted the store?',
    'How many days are left until the store is gone?',
  ],
  input: z.object({}),
  output: storeDeletion,
  http: { method: 'GET', path: '/web/account/store-deletion' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  errors: [],
  related: ['keep_store', 'export_store_data'],
  summary: deletionWords,
});
