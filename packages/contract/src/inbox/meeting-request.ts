import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { conversationSid } from './conversation-ref.ts';

export const answering = {
  conversationSid: conversationSid(),
  messageSid: field(z.string().trim().min(1).max(191), { ref: 'supplier_message', label: 'Meeting request' })
    .describe('Sid of the request; the newest open one of the conversation when left out.')
    .optional(),
};
