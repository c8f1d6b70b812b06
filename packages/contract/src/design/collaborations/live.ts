import { z } from 'zod';

/**
 * What a live event of type `notice` carries while people look at the same picture. What was written or drawn is never
 * in it: that is read anew (`invalidate` comes beside it). Fades after `presenceSeconds`.
 */
export const collaborationNotice = z.object({
  kind: z.literal('collaboration_presence'),
  collaborationId: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** The thread in which somebody writes just now. */
  writingIn: z.string().nullable(),
});
export type CollaborationNotice = z.output<typeof collaborationNotice>;

/** How long somebody counts as there after having been heard of. */
export const presenceSeconds = 20;
