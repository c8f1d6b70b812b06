import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../conversation-ref.ts';

export const getChatToken = declareOperation({
  name: 'get_chat_token',
  area: 'inbox',
  title: 'Token of the chat',
  description:
    "What the client logs in with at the carrier of conversations. With Twilio a token of an hour; with the embedded carrier null, because the store's live events carry everything.",
  examples: ['Connect me to the chat with my suppliers'],
  input: z.object({}),
  output: z.object({
    /** `store_{id}`: all people of a store write as the brand (overview §3). */
    identity: z.string(),
    kind: z.enum(['embedded', 'twilio']),
    token: z.string().nullable(),
    /** ISO instant. */
    expiresAt: z.string().nullable(),
  }),
  http: { method: 'GET', path: '/commons/twilio/token' },
  // Whoever has a token can write as the brand, so it takes who may write.
  access: mayAct,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ kind }) =>
    kind === 'twilio' ? 'Messages go through Twilio.' : 'Messages go through Brandwright.',
});
