import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { vipReason, vipReads, vipRequest, vipStatus, vipStatusLabels } from './entities.ts';

export const updateVipRequest = declareOperation({
  name: 'update_vip_request',
  area: 'subscriptions',
  title: 'Update a VIP request',
  description:
    'Changes what an open VIP request is about, cancels it, marks it answered or opens it again. The Brandwright team is emailed what changed.',
  examples: ['Cancel a VIP request from the rewards page'],
  input: z
    .object({ id: z.uuid(), reason: vipReason().optional(), status: vipStatus.optional() })
    .refine((given) => given.reason !== undefined || given.status !== undefined, 'Say what should change.'),
  output: vipRequest,
  http: { method: 'PUT', path: '/web/vip-requests/{id}' },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: false,
  errors: ['not_found', 'bad_transition', 'too_many_requests'],
  invalidates: vipReads,
  summary: ({ label, status }) => `${label}: ${vipStatusLabels[status].toLowerCase()}.`,
});
