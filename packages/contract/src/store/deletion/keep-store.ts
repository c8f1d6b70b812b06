import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { deletionReads, mayEndStore } from './entities.ts';

export const keepStore = declareOperation({
  name: 'keep_store',
  area: 'store',
  title: 'Keep the store',
  description:
    'Calls off the scheduled deletion of the store. A paid plan that was to end because of it goes on. Only before the day of the deletion, and only by an owner.',
  examples: [
    'Keep my store after all',
    'Don’t delete the store',
    'Call off the deletion of our store',
    'I changed my mind, cancel deleting the store',
  ],
  input: z.object({}),
  output: z.object({
    storeName: z.string(),
    /** Whether the plan that was to end goes on. */
    planGoesOn: z.boolean(),
    planName: z.string().nullable(),
  }),
  http: { method: 'POST', path: '/web/account/store-deletion/keep' },
  access: mayEndStore,
  effect: 'money',
  card: 'none',
  offered: true,
  errors: ['conflict', 'upstream'],
  related: ['get_store_deletion'],
  invalidates: deletionReads,
  summary: ({ storeName, planGoesOn, planName }) =>
    planGoesOn
      ? `${storeName} stays. Your ${planName ?? 'paid'} plan goes on as before.`
      : `${storeName} stays. Nothing was deleted.`,
});
