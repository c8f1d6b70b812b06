import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export { mayRead as reads } from '../../kernel/access.ts';

export const conversation = z.object({
  id: field(z.uuid(), { ref: 'conversation' }),
  title: z.string(),
  isArchived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Whether an answer is being written now. */
  isAnswering: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** The conversation that a call is about, where it must be named. */
export const conversationId = field(z.uuid(), {
  ref: 'conversation',
  question: 'Which chat?',
  label: 'Conversation',
});

/** Left out, it is the conversation in which this is said. */
export const thisConversation = field(z.uuid(), { ref: 'conversation', label: 'Conversation' }).optional();
