import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';

export const getSupportChatHash = declareOperation({
  name: 'get_support_chat_hash',
  area: 'common',
  title: 'Support-chat hash',
  description:
    'The hash that lets the support chat verify that a visitor is this person: HMAC-SHA256 of the user id with the chat’s secret, in hex. Only for the person who is logged in.',
  examples: ['The support chat opens'],
  input: z.object({
    /** One’s own, which is meant when it is left out. */
    userId: z.uuid().optional(),
  }),
  output: z.object({ userId: z.uuid(), userHash: z.string() }),
  http: { method: 'POST', path: '/common/intercom/user-id-to-user-hash' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: () => 'Here is the hash for the support chat.',
});
