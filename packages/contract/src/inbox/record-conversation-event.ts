import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { inboxReads } from './conversation-ref.ts';

/**
 * How what a carrier tells (a webhook, verified by its signature before this) becomes a record. Only the system runs
 * it: a person's call is refused. The same message sid twice is one message. `recordCarrierEvent(kernel, event)` of the
 * platform (`@brandwright/platform`) finds the store of the conversation and runs this in its name.
 */
export const recordConversationEvent = declareOperation({
  name: 'record_conversation_event',
  area: 'inbox',
  title: 'What the carrier of conversations tells',
  description: 'Records a message, a read mark or attributes that came in from the carrier of conversations.',
  examples: ['(the carrier says that a supplier wrote)'],
  input: z.object({
    kind: z.enum(['message', 'read', 'attributes']),
    conversationSid: z.string().min(1).max(191),
    /** Of kind message. */
    messageSid: z.string().max(191).optional(),
    /** Of kinds message and read: the carrier's count, from 0. */
    index: z.int().min(0).optional(),
    /** `store_{id}` or `customer_{id}`: who wrote, or who read. */
    author: z.string().max(191).optional(),
    body: z.string().max(20_000).optional(),
    /** JSON of the attributes that came with it. */
    attributesJson: z.string().max(32_000).optional(),
    /** ISO instant. */
    at: z.string().optional(),
  }),
  output: z.object({ isNew: z.boolean() }),
  http: { method: 'POST', path: '/web/inbox/carrier-events' },
  access: { kind: 'private', role: 'owner', preview: false },
  effect: 'write',
  journal: false,
  card: 'none',
  offered: false,
  errors: ['not_found'],
  invalidates: inboxReads,
  summary: ({ isNew }) => (isNew ? 'Recorded.' : 'Known already.'),
});
