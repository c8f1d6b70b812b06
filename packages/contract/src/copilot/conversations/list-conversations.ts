import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { conversation, reads } from './conversation.ts';

/** Where the words that were searched for stand: a few words of a message, those that fit marked. */
export const excerpt = z.object({
  messageId: z.uuid(),
  /** In order; together they read as the excerpt. */
  pieces: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
});

export type Excerpt = z.output<typeof excerpt>;

export const listConversations = declareOperation({
  name: 'list_conversations',
  area: 'copilot',
  title: 'Conversations',
  description:
    'Lists your own conversations with the partner, newest first. `search` finds words in their titles and in what was ' +
    'said, in all of them; without it those that are not archived are listed. `isArchived` true lists the archive only.',
  examples: ['Show my earlier conversations', 'Find the chat where we talked about candles'],
  input: z.object({
    search: field(z.string().trim().max(200), {
      sense: 'search_words',
      label: 'About',
      words: ['about', 'mentioning'],
    }).optional(),
    isArchived: field(z.boolean(), {
      words: ['archived', 'in the archive', 'archive'],
      label: 'Archived',
    }).optional(),
    ...pageInput,
  }),
  output: z.object({
    conversations: z.array(
      conversation.extend({
        /** The first place in the messages where the words stand; null when only the title has them. */
        excerpt: excerpt.nullable(),
      }),
    ),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/copilot/conversations' },
  access: reads,
  effect: 'read',
  card: 'conversations',
  offered: true,
  errors: [],
  related: ['rename_conversation', 'archive_conversation', 'delete_conversation', 'export_conversation'],
  toModel: ({ conversations, total }) => ({
    conversations: conversations
      .slice(0, 10)
      .map(({ id, title, isArchived, updatedAt }) => ({ id, title, isArchived, updatedAt })),
    total,
  }),
  summary: ({ conversations, total }, { search, isArchived }) => {
    const where = isArchived ? ' in the archive' : '';
    const about = search ? ` about “${search}”` : '';
    if (total === 0) return `No chats${about}${where}.`;
    const titles = conversations.slice(0, 3).map(({ title }) => `“${title}”`);
    if (total === 1) return `One chat${about}${where}: ${titles[0]}.`;
    const cut = total > titles.length ? `; the newest: ${titles.join(', ')}` : `: ${titles.join(', ')}`;
    return `${total} chats${about}${where}${cut}.`;
  },
});
