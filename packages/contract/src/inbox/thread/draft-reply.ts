import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { conversationSid, mayRead } from '../conversation-ref.ts';

/** What a reply is for. */
export const replyIntent = z.enum([
  'ASK_PRICE',
  'ASK_SAMPLE',
  'ASK_LEAD_TIME',
  'ASK_CERTIFICATES',
  'NEGOTIATE_MOQ',
  'NEGOTIATE_PRICE',
  'FOLLOW_UP',
  'ANSWER',
  'CONFIRM_ORDER',
  'DECLINE',
]);
export type ReplyIntent = z.output<typeof replyIntent>;

/** Names of the intents, as they stand on a draft. */
export const replyIntentLabels: Readonly<Record<ReplyIntent, string>> = {
  ASK_PRICE: 'Ask for the price',
  ASK_SAMPLE: 'Ask for a sample',
  ASK_LEAD_TIME: 'Ask for the lead time',
  ASK_CERTIFICATES: 'Ask for certificates',
  NEGOTIATE_MOQ: 'Negotiate the MOQ',
  NEGOTIATE_PRICE: 'Negotiate the price',
  FOLLOW_UP: 'Follow up',
  ANSWER: 'Answer',
  CONFIRM_ORDER: 'Confirm the order',
  DECLINE: 'Decline politely',
};

const intentWords: Readonly<Record<ReplyIntent, readonly string[]>> = {
  ASK_PRICE: [
    'ask for the price',
    'ask the price',
    'ask for a quote',
    'asking for prices',
    'price request',
    'ask what it costs',
  ],
  ASK_SAMPLE: [
    'ask for a sample',
    'ask for samples',
    'request a sample',
    'asking for a sample',
    'sample request',
  ],
  ASK_LEAD_TIME: [
    'ask for the lead time',
    'ask how long',
    'ask about lead time',
    'asking how long it takes',
    'ask about production time',
  ],
  ASK_CERTIFICATES: [
    'ask for certificates',
    'ask for the certificates',
    'ask for certifications',
    'ask for test reports',
    'asking for certificates',
  ],
  NEGOTIATE_MOQ: [
    'negotiate the moq',
    'lower moq',
    'smaller moq',
    'lower minimum',
    'smaller minimum',
    'negotiate moq',
  ],
  NEGOTIATE_PRICE: [
    'negotiate the price',
    'lower price',
    'better price',
    'negotiate price',
    'discount',
    'cheaper',
  ],
  FOLLOW_UP: ['follow up', 'follow-up', 'followup', 'nudge', 'chase', 'reminder', 'checking in'],
  ANSWER: ['answer their question', 'answer them', 'reply to their question'],
  CONFIRM_ORDER: [
    'confirm the order',
    'confirming the order',
    'accept the quote',
    'go ahead with the order',
    'order confirmation',
  ],
  DECLINE: ['decline', 'declining', 'say no', 'turn them down', 'politely refuse', 'not moving forward'],
};

/** A longer message is no longer read. */
const longestDraft = 4000;

export const messageDraft = z.object({
  conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
  supplierName: z.string(),
  intent: replyIntent,
  intentLabel: z.string(),
  /** The draft. Nothing was sent. */
  text: z.string(),
  /** What of the thread stands in it, with who said it. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What of the text is still to be filled in. */
  blanks: z.array(z.string()),
});
export type MessageDraft = z.output<typeof messageDraft>;

export const draftReply = declareOperation({
  name: 'draft_reply',
  area: 'inbox',
  title: 'Draft a reply',
  description:
    'Writes a draft of a message to the supplier of one conversation, from what the thread holds: ask for the price, a sample, the lead time or certificates, negotiate MOQ or price, follow up, answer, confirm an order, decline politely. It never sends: to send, use send_supplier_message with the text once the founder likes it. Give `text` to put your own wording on the draft card; left out, it is written from the facts of the thread.',
  examples: [
    'Draft a reply to Olaria do Vale asking for a sample',
    'Write a follow up to Lume & Cera',
    'Draft a message that negotiates the MOQ with Jingdezhen Kiln Nine down to 200',
    'Help me decline politely to Denizli Dokuma',
    'Draft an answer to this supplier',
    'Write a message asking for their certificates',
    'Prepare a note to confirm the order of 500 with Olaria do Vale',
  ],
  input: z.object({
    conversationSid: conversationSid(),
    intent: field(replyIntent, {
      label: 'Purpose',
      question: 'What is the message for?',
      valueWords: intentWords,
    })
      .describe('What the message is for. Left out, what fits the state of the thread is chosen.')
      .optional(),
    quantity: field(z.int().min(1).max(100_000_000), {
      sense: 'quantity',
      label: 'Quantity',
      words: ['pieces', 'units', 'pcs', 'quantity'],
    })
      .describe('Pieces that the message speaks of: to order, or as the MOQ that is wished for.')
      .optional(),
    targetPriceMinor: amountMinor({
      label: 'Target price',
      words: ['target price', 'per piece', 'each', 'down to'],
    })
      .positive()
      .max(1_000_000_000)
      .describe('Price for one piece that is wished for, in US cents.')
      .optional(),
    style: field(z.enum(['SHORTER', 'FRIENDLIER', 'MORE_FORMAL']), {
      label: 'Style',
      valueWords: {
        SHORTER: ['shorter', 'shorten it', 'more concise', 'briefer', 'to the point', 'less wordy'],
        FRIENDLIER: ['friendlier', 'warmer', 'nicer', 'kinder', 'softer', 'more polite', 'less formal'],
        MORE_FORMAL: ['more formal', 'more professional', 'less casual'],
      },
    })
      .describe('How it is to be written otherwise; facts and figures stay.')
      .optional(),
    text: field(z.string().trim().min(1).max(longestDraft), {
      sense: 'free_text',
      label: 'Words',
      words: ['that says', 'saying', 'which says', 'telling them', 'that tells them', 'say'],
    })
      .describe('The draft in your own wording.')
      .optional(),
  }),
  output: messageDraft,
  http: { method: 'POST', path: '/web/inbox/conversations/{conversationSid}/drafts' },
  access: mayRead,
  effect: 'read',
  card: 'message_draft',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['send_supplier_message', 'list_promises', 'summarize_conversation'],
  summary: ({ supplierName, intentLabel, blanks }) =>
    `Here’s a draft to ${supplierName}: ${intentLabel.toLowerCase().replace('moq', 'MOQ')}. Nothing is sent until you say so.${
      blanks.length > 0 ? ` To fill in: ${blanks.join(', ')}.` : ''
    }`,
});
