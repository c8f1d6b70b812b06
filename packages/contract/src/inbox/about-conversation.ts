import { z } from 'zod';
import { conversationSid } from './conversation-ref.ts';

export const about = z.object({ conversationSid: conversationSid() });
