import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { shareLink } from './share-link.ts';

export const revokeShareLink = declareOperation({
  name: 'revoke_share_link',
  area: 'copilot',
  title: 'Stop sharing',
  description:
    'Ends shared links at once: the one named by `linkId`, else all that are open to a conversation (the one that is ' +
    'open unless `conversationId` names another). A revoked link cannot be opened again; share anew for another.',
  examples: ['Stop sharing this conversation', 'Revoke that link'],
  input: z.object({
    linkId: field(z.uuid(), { ref: 'share_link', label: 'Link' }).optional(),
    conversationId: field(z.uuid(), { ref: 'conversation', label: 'Conversation' }).optional(),
  }),
  output: z.object({ links: z.array(shareLink) }),
  http: { method: 'POST', path: '/copilot/share-links/revoke' },
  access: mayRead,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'bad_input'],
  invalidates: ['list_share_links'],
  summary: ({ links }) =>
    links.length === 1
      ? `The link to “${links[0]?.title ?? ''}” no longer works.`
      : `${links.length} links no longer work.`,
});
