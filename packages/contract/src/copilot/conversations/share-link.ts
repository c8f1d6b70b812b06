import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

/** What a shared link may leave out, everywhere: in cards and in words. */
export const privateKind = z.enum(['MONEY', 'CUSTOMERS', 'QUANTITIES', 'SUPPLIERS']);

export const shareLink = z.object({
  id: field(z.uuid(), { ref: 'share_link' }),
  conversationId: field(z.uuid(), { ref: 'conversation' }),
  title: z.string(),
  hidden: z.array(privateKind),
  /** Messages in it: those up to the moment of sharing. */
  messages: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  status: z.enum(['OPEN', 'EXPIRED', 'REVOKED']),
});

export type ShareLink = z.output<typeof shareLink>;
