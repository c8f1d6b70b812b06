import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { pendingAction, pendingActionStatus } from '../kernel/approval.ts';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { pageInput, pageOutput } from '../kernel/paging.ts';

export const listPendingActions = declareOperation({
  name: 'list_pending_actions',
  area: 'copilot',
  title: 'Waiting for your yes',
  description: 'Actions that wait for approval (or, with another status, that were decided), newest first.',
  examples: ['What is waiting for my approval?', 'Anything I still need to approve?'],
  input: z.object({
    status: field(pendingActionStatus, {
      label: 'Status',
      valueWords: {
        PENDING: ['waiting', 'pending', 'open'],
        DONE: ['done', 'approved'],
        DENIED: ['denied', 'refused'],
      },
    }).default('PENDING'),
    ...pageInput,
  }),
  output: z.object({ actions: z.array(pendingAction), ...pageOutput }),
  http: { method: 'GET', path: '/copilot/actions' },
  access: mayRead,
  effect: 'read',
  card: 'pending_actions',
  offered: true,
  errors: [],
  toModel: ({ actions, total }) => ({
    actions: actions
      .slice(0, 10)
      .map(({ id, title, preview, status }) => ({ id, title, what: preview.what, status })),
    total,
  }),
  summary: ({ total }, { status }) => {
    const kind = status === 'PENDING' ? 'waiting for your yes' : status.toLowerCase();
    if (total === 0) return `Nothing is ${kind}.`;
    return `${total} ${total === 1 ? 'action is' : 'actions are'} ${kind}.`;
  },
});
