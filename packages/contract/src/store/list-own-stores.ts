import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { role } from './entities.ts';

export const listOwnStores = declareOperation({
  name: 'list_own_stores',
  area: 'store',
  title: 'Your stores',
  description: 'The stores that the caller belongs to, with their role in each.',
  examples: ['Which stores am I in?'],
  input: z.object({}),
  output: z.object({
    stores: z.array(z.object({ id: z.uuid(), name: z.string(), role, isCurrent: z.boolean() })),
  }),
  http: { method: 'GET', path: '/web/stores/-/own' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ stores }) => `You belong to ${stores.map(({ name }) => name).join(', ')}.`,
});
