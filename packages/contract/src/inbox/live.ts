import { z } from 'zod';

/**
 * What a live event of type `notice` of the inbox carries as its data. What was written or read is never in it: that
 * is read anew (`invalidate` with the inbox's reads comes beside it).
 */
export const inboxNotice = z.discriminatedUnion('kind', [
  /** Somebody writes just now; fades after `typingSeconds`. `author` is `store_{id}` or `customer_{id}`. */
  z.object({
    kind: z.literal('supplier_typing'),
    conversationSid: z.string(),
    author: z.string(),
    authorName: z.string(),
  }),
  /** A message is there: of the supplier, or of another browser of the brand. */
  z.object({
    kind: z.literal('supplier_message'),
    conversationSid: z.string(),
    messageSid: z.string(),
    author: z.string(),
    supplierName: z.string(),
  }),
]);
export type InboxNotice = z.output<typeof inboxNotice>;
