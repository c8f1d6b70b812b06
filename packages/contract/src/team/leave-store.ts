import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { teamReads } from './access.ts';

export const leaveStore = declareOperation({
  name: 'leave_store',
  area: 'team',
  title: 'Leave the store',
  description:
    'Takes the person who calls off the team of the store they are in. The last owner can’t leave. For the team screen only.',
  examples: ['I want to leave this store'],
  input: z.object({ storeId: z.uuid().describe('The store that is left: the one that the login is for.') }),
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
