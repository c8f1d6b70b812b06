import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { pendingAction } from '../kernel/approval.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';

const actionId = field(z.uuid(), { ref: 'pending_action', question: 'Which action?', label: 'Action' });

export const getPendingAction = declareOperation({
  name: 'get_pending_action',
  area: 'copilot',
  title: 'Action to approve',
  description: 'One action that waits for approval, or its receipt.',
  examples: ['Show me what I am approving'],
  input: z.object({ id: actionId }),
  output: pendingAction,
  http: { method: 'GET', path: '/copilot/actions/{id}' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ preview, outcome }) => outcome ?? preview.what,
});
