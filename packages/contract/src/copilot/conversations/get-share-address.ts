import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { reads } from './conversation.ts';

export const getShareAddress = declareOperation({
  name: 'get_share_address',
  area: 'copilot',
  title: 'Address of a shared link',
  description: 'The address to pass on of a shared link of yours that still works. It is kept nowhere.',
  examples: ['Copy the address of that link'],
  input: z.object({ id: field(z.uuid(), { ref: 'share_link', question: 'Which link?' }) }),
  output: z.object({ url: z.url() }),
  http: { method: 'GET', path: '/copilot/share-links/{id}/address' },
  access: reads,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: () => 'Here’s the link.',
});
