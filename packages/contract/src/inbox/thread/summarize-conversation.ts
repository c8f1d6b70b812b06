import { z } from 'zod';
import { field, untrustedText } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, mayRead } from '../conversation-ref.ts';
import { threadPromise, threadSide } from './promise.ts';
import { count, listWords } from '../../orders/words.ts';
import { quoted, shortDay } from './words.ts';

/** A sentence of the thread that says much, in the words of whoever wrote it. */
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
  /** What the gravest warning is of, in our own words. */
  warning: z.string().nullable(),
});
export type ConversationSummary = z.output<typeof conversationSummary>;

/** Who writes for the store, a person or the partner, says "we" or "they" of it. */
const wordsOf = (side: ThreadPoint['side'], sentence: string) =>
  side === 'SUPPLIER'
    ? 'they want, in their words'
    : `you want, ${/^they\b/i.test(sentence) ? 'as written for you' : 'in your words'}`;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

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
    if (!output.firstAt) return `There are no messages with ${output.supplierName} yet.`;
    const parts = [
      `${output.supplierName}: ${count(output.messageCount, 'message')} since ${shortDay(output.firstAt)}.`,
    ];
    const figures = output.agreed.map(
      ({ label, value, saidBy }) =>
        `${label.toLowerCase().replace('moq', 'MOQ')} ${value}${saidBy === 'BRAND' ? ' (your word)' : ''}`,
    );
    if (figures.length > 0) parts.push(`So far: ${listWords(figures, figures.length)}.`);
    const open = output.openQuestion;
    const isOver = output.nextStep?.words.startsWith('nothing') ?? false;
    for (const side of isOver ? [] : (['BRAND', 'SUPPLIER'] as const)) {
      const want = output.wants.find((one) => one.side === side && one.sentence !== open?.sentence);
      if (want) parts.push(`What ${wordsOf(side, want.sentence)}: ${quoted(want.sentence)}`);
    }
    if (open) parts.push(`Open question from ${open.author}, ${shortDay(open.at)}: ${quoted(open.sentence)}`);
    if (output.nextStep) parts.push(`Next: ${output.nextStep.words}`);
    if (output.warning !== null)
      parts.push(
        `${count(output.warningCount, 'warning')} in this thread${output.warningCount > 1 ? ', first' : ''}: ${lowerFirst(output.warning)}. Look before you pay anything.`,
      );
    return parts.join(' ');
  },
});
