import { z } from 'zod';
import { mayAct } from '../../kernel/access.ts';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { vipKindWords, vipReason, vipReads, vipRequest } from './entities.ts';
import { vipKind } from './vip-kinds.ts';

export const createVipRequest = declareOperation({
  name: 'create_vip_request',
  area: 'subscriptions',
  title: 'Make a VIP request',
  description:
    'Asks Brandwright’s own people for help that the store’s sales or plan have opened: a store review, pricing, terms with a supplier, a call and so on. It is emailed to them. What the store may ask for is in list_vip_requests; trouble with the warehouse goes to open_support_ticket.',
  examples: [
    'Make a VIP request for a store review before the holidays',
    'VIP request: help negotiating better terms with Olaria do Vale',
    'I’d like the VIP pricing review, my margins are thin',
  ],
  input: z.object({
    kind: field(vipKind, {
      label: 'Kind',
      words: ['kind', 'type'],
      valueWords: vipKindWords,
      question: 'What kind of help: a store review, a pricing review, supplier terms, a call?',
    }),
    reason: vipReason(),
  }),
  output: vipRequest,
  http: { method: 'POST', path: '/web/vip-requests', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'none',
  offered: true,
  errors: ['conflict', 'too_many_requests'],
  related: ['list_vip_requests'],
  invalidates: vipReads,
  summary: ({ label, reason }) => `Asked Brandwright for a ${label.toLowerCase()}: ${reason}`,
});
