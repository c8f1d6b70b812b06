import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { mayRead } from './conversation-ref.ts';

/** For what is made of a picture that somebody sent: that there is such a message, and which pictures it has. */
export const getMessagePictures = declareOperation({
  name: 'get_message_pictures',
  area: 'inbox',
  title: 'Pictures of a message',
  description: 'The pictures of one message of the inbox, in their order.',
  examples: ['(opening a picture of a message)'],
  input: z.object({ messageSid: field(z.string().trim().min(1).max(191), { ref: 'supplier_message' }) }),
  output: z.object({ messageSid: z.string(), imageUrls: z.array(z.string()) }),
  http: { method: 'GET', path: '/web/inbox/messages/{messageSid}/pictures' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: ({ imageUrls }) => `${count(imageUrls.length, 'picture')} in the message.`,
});
