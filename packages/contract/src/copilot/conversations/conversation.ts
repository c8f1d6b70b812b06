import { mayRead } from '../../kernel/access.ts';
import { conversationReads } from './conversation-reads.ts';
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
  question: 'Which conversation?',
  label: 'Conversation',
});

/** Left out, it is the conversation in which this is said. */
export const thisConversation = field(z.uuid(), { ref: 'conversation', label: 'Conversation' }).optional();

/** What all changes of one conversation have in common. */
export const conversationChange = {
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: conversationReads,
  undoable: true,
} as const;
