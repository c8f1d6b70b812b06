import { z } from 'zod';
import { field, forForms } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { inboxReads, mayAct, messageLine, shortMessage } from './conversation-ref.ts';
import {
  longestMessage,
  messageAttributes,
  mostAttachments,
  sentSupplierMessage,
  type SentSupplierMessage,
} from './entities.ts';
import { messageType } from './enums.ts';

const urls = (kind: string) =>
  z
    .array(z.string().trim().min(1).max(2000))
    .max(mostAttachments)
    .describe(`Addresses of ${kind} that were uploaded to this store.`)
    .optional();

const attachments = ({ fileUrls, imageUrls, videoUrls, pdfUrls }: SentSupplierMessage) =>
  fileUrls.length + imageUrls.length + videoUrls.length + pdfUrls.length;

export const toModel = (output: SentSupplierMessage) => ({
  ...shortMessage(output),
  conversationSid: output.conversationSid,
  supplierName: output.supplierName,
  attachments: attachments(output),
});

export const sentSummary = (output: SentSupplierMessage) => {
  const files = attachments(output);
  const withFiles = files > 0 ? ` with ${count(files, 'attachment')}` : '';
  const line = messageLine(output);
  if (output.status === 'FAILED')
    return `The message to ${output.supplierName} couldn’t be delivered. It’s saved; send it again: “${line}”.`;
  if (output.status === 'SENDING') return `On its way to ${output.supplierName}${withFiles}: “${line}”.`;
  return `Sent to ${output.supplierName}${withFiles}: “${line}”.`;
};

export const sendSupplierMessage = declareOperation({
  name: 'send_supplier_message',
  area: 'inbox',
  title: 'Send a message to a supplier',
  description:
    'Sends a message to a supplier, with the exact words given, and files that were uploaded to this store. Names the conversation by its sid or the supplier; with a supplier who was never written to, it opens the conversation. For a video call use request_supplier_meeting. Nothing is sent before a yes.',
  examples: [
    'Reply to Jingdezhen Kiln Nine that 500 pieces is fine',
    'ask them for a sample price',
    'tell Lume & Cera we need it by January 15',
    'send Olaria do Vale the picture',
    'message the second supplier: what is your MOQ?',
  ],
  input: z.object({
    conversationSid: field(z.string().trim().min(1).max(191), {
      ref: 'supplier_conversation',
      // The same label as supplierId: either names the supplier.
      label: 'Supplier',
      question: 'Which supplier?',
      words: ['chat with', 'conversation with', 'thread with', 'chat', 'conversation', 'thread'],
    })
      .describe('Sid of the conversation from list_supplier_conversations, or the name of its supplier.')
      .optional(),
    supplierId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      words: ['supplier', 'factory', 'workshop', 'maker', 'manufacturer'],
    })
      .describe('Id or name of a supplier without a conversation. Give this or conversationSid.')
      .optional(),
    text: field(z.string().trim().max(longestMessage), {
      sense: 'free_text',
      outgoing: 'words',
      label: 'Message',
      question: 'What should I write?',
      words: ['that', 'saying', 'message', 'say', 'ask', 'tell', 'write', 'whether', 'if', 'for'],
    })
      .describe('The exact words. May be left out when something is attached.')
      .default(''),
    fileId: field(z.uuid(), {
      ref: 'file',
      label: 'Attachment',
      words: ['picture', 'photo', 'file', 'attachment', 'pdf'],
    })
      .describe('An uploaded file of this store to attach.')
      .optional(),
    type: forForms(messageType.describe('TEXT when left out, or by what is attached.').optional()),
    imageUrls: forForms(urls('pictures')),
    fileUrls: forForms(urls('files')),
    videoUrls: forForms(urls('videos')),
    pdfUrls: forForms(urls('PDFs')),
    attributes: forForms(
      messageAttributes.describe('What the card of the message shows beside the text.').optional(),
    ),
  }),
  output: sentSupplierMessage,
  http: { method: 'POST', path: '/web/inbox/messages', status: 201 },
  access: mayAct,
  effect: 'external',
  card: 'supplier_message',
  everyday: ['conversationSid', 'supplierId', 'text'],
  offered: true,
  errors: ['not_found', 'conflict', 'upstream', 'unsupported_file'],
  related: [
    'get_supplier_conversation',
    'list_supplier_conversations',
    'request_supplier_meeting',
    'get_supplier',
  ],
  invalidates: inboxReads,
  toModel,
  summary: sentSummary,
});
