import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { count } from '../../kernel/words.ts';
import { reads } from './conversation.ts';
import { shareLink } from './share-link.ts';

export const listShareLinks = declareOperation({
  name: 'list_share_links',
  area: 'copilot',
  title: 'Shared links',
  description:
    'Your shared links to conversations, newest first, with what they hide and until when they work. ' +
    '`conversationId` keeps to one conversation.',
  examples: ['Which chats have I shared?', 'Show my shared links'],
  input: z.object({
    conversationId: field(z.uuid(), { ref: 'conversation', label: 'Conversation' }).optional(),
    isOpen: field(z.boolean(), {
      label: 'Still open',
      words: ['still open', 'open', 'active', 'live', 'valid'],
    }).optional(),
    ...pageInput,
  }),
  output: z.object({ links: z.array(shareLink), ...pageOutput }),
  http: { method: 'GET', path: '/copilot/share-links' },
  access: reads,
  effect: 'read',
  card: 'share_links',
  offered: true,
  errors: [],
  related: ['revoke_share_link'],
  toModel: ({ links, total }) => ({
    links: links.slice(0, 10).map(({ id, title, status, expiresAt, hidden }) => ({
      id,
      title,
      status,
      expiresAt,
      hidden,
    })),
    total,
  }),
  summary: ({ links, total }) => {
    if (total === 0) return 'No chats are shared.';
    const open = links.filter(({ status }) => status === 'OPEN').length;
    return `${count(total, 'shared link')}, ${open} of them ${links.length < total ? 'on this page ' : ''}open.`;
  },
});
