import { z } from 'zod';
import { field, untrustedText } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, mayRead } from '../conversation-ref.ts';
import { threadPromise, threadSide } from './promise.ts';
import { count, listWords } from '../../orders/words.ts';
import { quoted, shortDay } from './words.ts';

/** A sentence of the thread that says much, as it was written. */
export const threadPoint = z.object({
  side: threadSide,
  author: z.string(),
  at: z.string(),
  messageSid: field(z.string(), { ref: 'supplier_message' }),
  sentence: untrustedText(),
});
export type ThreadPoint = z.output<typeof threadPoint>;

export const conversationSummary = z.object({
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
  supplierName: z.string(),
  messageCount: z.int(),
  /** Of the first and the last message; null in an empty thread. */
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  /** What each side wants, newest first. */
  wants: z.array(threadPoint),
  /** The newest question that nobody answered. */
  openQuestion: threadPoint.nullable(),
  /** What stands now, of the kinds that were spoken of. */
  agreed: z.array(threadPromise),
  nextStep: z.object({ by: threadSide, words: z.string() }).nullable(),
  warningCount: z.int(),
});
export type ConversationSummary = z.output<typeof conversationSummary>;

export const summarizeConversation = declareOperation({
  name: 'summarize_conversation',
  area: 'inbox',
  title: 'Summarize a conversation',
  description:
    'Sums up one conversation with a supplier: who wants what, the last open question, the figures that stand (price, MOQ, lead time, payment terms) and the next step. For the figures alone, with the sentences they come from, use list_promises; for signs of fraud check_conversation_safety; to read the messages themselves get_supplier_conversation.',
  examples: [
    'Summarize the conversation with Olaria do Vale',
    'Where do we stand with Jingdezhen Kiln Nine?',
    'Sum up this thread',
    'Catch me up on the chat with Lume & Cera',
    'What is still open with Denizli Dokuma?',
  ],
  input: z.object({ conversationSid: conversationSid() }),
  output: conversationSummary,
  http: { method: 'GET', path: '/web/inbox/conversations/{conversationSid}/summary' },
  access: mayRead,
  effect: 'read',
  card: 'conversation_summary',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_promises', 'check_conversation_safety', 'draft_reply'],
  summary: (output) => {
    if (!output.firstAt) return `Nothing was written with ${output.supplierName} yet.`;
    const parts = [
      `${output.supplierName}: ${count(output.messageCount, 'message')} since ${shortDay(output.firstAt)}.`,
    ];
    const figures = output.agreed.map(
      ({ label, value }) => `${label.toLowerCase().replace('moq', 'MOQ')} ${value}`,
    );
    if (figures.length > 0) parts.push(`As it stands: ${listWords(figures, figures.length)}.`);
    const want = output.wants[0];
    if (figures.length === 0 && want) parts.push(`Last wish, by ${want.author}: ${quoted(want.sentence)}.`);
    const open = output.openQuestion;
    if (open) parts.push(`Open question of ${open.author}, ${shortDay(open.at)}: ${quoted(open.sentence)}`);
    if (output.nextStep) parts.push(`Next: ${output.nextStep.words}`);
    if (output.warningCount > 0)
      parts.push(`${count(output.warningCount, 'warning')} in this thread; look before you pay anything.`);
    return parts.join(' ');
  },
});
