import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, mayRead } from '../conversation-ref.ts';
import { threadWarning } from './warning.ts';
import { count } from '../../orders/words.ts';
import { shortDay } from './words.ts';

export const checkConversationSafety = declareOperation({
  name: 'check_conversation_safety',
  area: 'inbox',
  title: 'Is this conversation safe?',
  description:
    'Checks one conversation with a supplier for signs of fraud: changed bank details, payment asked for outside the platform, a new e-mail domain, pressure to hurry, links that look like a login. Each with the sentence it comes from and what to do.',
  examples: [
    'Is the thread with Jingdezhen Kiln Nine safe?',
    'Check this conversation for scams',
    'Does anything look suspicious in the chat with Lume & Cera?',
    'Are their new bank details legit?',
    'Any warnings in this conversation?',
  ],
  input: z.object({ conversationSid: conversationSid() }),
  output: z.object({
    conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
    supplierName: z.string(),
    messageCount: z.int(),
    /** Gravest first. */
    warnings: z.array(threadWarning),
  }),
  http: { method: 'GET', path: '/web/inbox/conversations/{conversationSid}/warnings' },
  access: mayRead,
  effect: 'read',
  card: 'conversation_warnings',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['summarize_conversation', 'list_promises', 'draft_reply'],
  summary: ({ supplierName, messageCount, warnings }) => {
    const [first] = warnings;
    if (!first)
      return `No warning signs in the ${count(messageCount, 'message')} with ${supplierName}. That’s no guarantee: confirm bank details by phone before you pay.`;
    return `${count(warnings.length, 'warning')} in the conversation with ${supplierName}. ${first.title} (${shortDay(first.at)}). ${first.advice}`;
  },
});
