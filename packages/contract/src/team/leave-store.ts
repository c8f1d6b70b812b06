import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { teamReads } from './access.ts';

export const leaveStore = declareOperation({
  name: 'leave_store',
  area: 'team',
  title: 'Leave the store',
  description:
    'Removes the caller from the team of the store they’re logged in to. The only owner can’t leave. Only for the team screen.',
  examples: ['I want to leave this store'],
  input: z.object({ storeId: z.uuid().describe('The store to leave: the one the login is for.') }),
  output: z.object({ storeName: z.string() }),
  http: { method: 'POST', path: '/web/team-members/-/leave' },
  access: { kind: 'private', role: 'viewer', preview: false },
  effect: 'destructive',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: teamReads,
  summary: ({ storeName }) => `You left ${storeName}.`,
});
