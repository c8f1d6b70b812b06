import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { transcriptMessage } from './transcript.ts';
import { privateKind } from './share-link.ts';

export const viewSharedConversation = declareOperation({
  name: 'view_shared_conversation',
  area: 'copilot',
  title: 'Shared conversation',
  description: 'For whoever has the link: the conversation as it was shared, without what the link hides.',
  examples: ['Open the shared conversation'],
  input: z.object({ token: z.string().regex(/^[\w-]{20,80}$/) }),
  output: z.object({
    title: z.string(),
    sharedAt: z.string(),
    expiresAt: z.string(),
    hidden: z.array(privateKind),
    messages: z.array(transcriptMessage),
  }),
  http: { method: 'GET', path: '/copilot/shared/{token}' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ title, messages }) => `“${title}” has ${messages.length} messages.`,
});
