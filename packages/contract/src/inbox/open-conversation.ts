import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count } from '../orders/words.ts';
import { inboxReads, mayAct } from './conversation-ref.ts';
import { supplierConversationDetail } from './entities.ts';
import { conversationOrigin } from './enums.ts';
import { detailToModel } from './get-supplier-conversation.ts';

/** Opens the conversation of the store with a supplier; the same again when there is one. */
export const openConversation = declareOperation({
  name: 'open_conversation',
  area: 'inbox',
  title: 'Open a chat with a supplier',
  description:
    'Opens the conversation with a supplier, or finds the one there is; nothing is sent. To write at once use send_supplier_message, which opens it too; to read use get_supplier_conversation.',
  examples: [
    'Start a chat with this supplier',
    'open a conversation with the second one',
    'begin a thread with that factory',
  ],
  input: z.object({
    userId: field(z.string().trim().min(1).max(120), {
      ref: 'supplier',
      label: 'Supplier',
      question: 'With which supplier?',
      words: ['supplier', 'factory', 'workshop', 'maker', 'manufacturer'],
    }).describe('Id or name of the supplier.'),
    origin: conversationOrigin.describe('Who opens it; PERSONAL when left out.').optional(),
    subject: z.string().trim().min(1).max(200).describe('What it is about.').optional(),
  }),
  output: supplierConversationDetail.extend({ isNew: z.boolean() }),
  http: { method: 'POST', path: '/commons/twilio/channel/setup' },
  access: mayAct,
  effect: 'write',
  card: 'supplier_conversation',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['send_supplier_message', 'get_supplier_conversation'],
  invalidates: inboxReads,
  toModel: detailToModel,
  summary: ({ supplierName, isNew, messageCount }) =>
    isNew
      ? `A conversation with ${supplierName} is open. Nothing has been sent yet.`
      : `You already have a conversation with ${supplierName}, with ${count(messageCount, 'message')}.`,
});
