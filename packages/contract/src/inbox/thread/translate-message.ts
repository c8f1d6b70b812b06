import { z } from 'zod';
import { field, untrustedText } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, mayRead } from '../conversation-ref.ts';
import { threadSide } from './promise.ts';
import { quoted, shortDay } from './words.ts';

export const translateMessage = declareOperation({
  name: 'translate_message',
  area: 'inbox',
  title: 'Translate a message',
  description:
    'Reads out one message of a conversation to be translated: the newest of the supplier, unless another is named. It answers the text as written; translate it in your reply into `language`, and say that the translation is yours. Without a language model nothing is translated.',
  examples: [
    'Translate the last message of Olaria do Vale',
    'What does their message say in English?',
    'Translate this message into English',
    'Put the newest message from Jingdezhen Kiln Nine into Spanish',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    messageSid: field(z.string().trim().min(1).max(60), { ref: 'supplier_message', label: 'Message' })
      .describe('Left out, the newest message of the supplier.')
      .optional(),
    language: z
      .string()
      .trim()
      .min(2)
      .max(40)
      .default('English')
      .describe('The language to translate into, by its English name.'),
  }),
  output: z.object({
    conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
    supplierName: z.string(),
    messageSid: field(z.string(), { ref: 'supplier_message' }),
    side: threadSide,
    author: z.string(),
    at: z.string(),
    text: untrustedText(),
    /** The language to translate into. */
    language: z.string(),
    /** Whether a language model is connected that can translate it. */
    canTranslate: z.boolean(),
  }),
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/translations' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: true,
  needsModel: true,
  errors: ['not_found', 'conflict'],
  related: ['summarize_conversation', 'list_promises'],
  summary: ({ author, at, text, language, canTranslate }) => {
    const written = `The message from ${author}, ${shortDay(at)}, as written: ${quoted(text, 600)}`;
    return canTranslate
      ? written
      : `Translating into ${language} needs a language model, and none is connected. An owner can connect one under Partner model in the account menu. ${written}`;
  },
});
