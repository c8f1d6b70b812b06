import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { dayWords } from '../../kernel/words.ts';
import { deletionReads, mayEndStore, storeDeletion } from './entities.ts';

export const scheduleStoreDeletion = declareOperation({
  name: 'schedule_store_deletion',
  area: 'store',
  title: 'Delete the store',
  description:
    'Schedules the deletion of the whole store in 30 days, with the owner’s password and the store’s name. A paid plan isn’t renewed, and the owners are told by email. Until the day keep_store calls it off. Only on the screen: passwords don’t belong in a chat.',
  examples: ['Delete my store'],
  input: z.object({
    storeName: z.string().trim().min(1, 'Type the store’s name.').max(200),
    password: z.string().min(1, 'Enter your password.').max(200),
  }),
  output: storeDeletion,
  http: { method: 'POST', path: '/web/account/store-deletion', status: 202 },
  access: mayEndStore,
  effect: 'destructive',
  card: 'none',
  offered: false,
  secret: true,
  errors: ['conflict', 'too_many_requests', 'upstream'],
  invalidates: deletionReads,
  summary: ({ storeName, deletesAt }) =>
    `${storeName} will be deleted on ${dayWords(deletesAt ?? '')}. Until then you can keep it.`,
});
