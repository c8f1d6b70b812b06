import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { count, listWords } from '../orders/words.ts';
import { conversationSid, mayRead } from './conversation-ref.ts';
import { conversationAttachment } from './entities.ts';

const shownToModel = 15;

export const listConversationAttachments = declareOperation({
  name: 'list_conversation_attachments',
  area: 'inbox',
  title: 'Files of a chat with a supplier',
  description:
    'Lists the pictures, videos, PDFs and other files of one conversation with a supplier, newest first. For files that the store uploaded elsewhere use list_documents.',
  examples: [
    'Show the files Jingdezhen Kiln Nine sent me',
    'which pictures are in the chat with Lume & Cera?',
    'did they send a PDF?',
    'open the attachments of that thread',
  ],
  input: z.object({
    id: conversationSid(),
    kind: field(z.enum(['FILE', 'IMAGE', 'VIDEO', 'PDF']), {
      label: 'Kind',
      valueWords: {
        IMAGE: ['pictures', 'picture', 'photos', 'photo', 'images', 'image'],
        VIDEO: ['videos', 'video', 'clips', 'clip'],
        PDF: ['pdfs', 'pdf', 'spec sheets', 'spec sheet'],
        FILE: ['spreadsheets', 'spreadsheet', 'other files'],
      },
    })
      .describe('All kinds when left out.')
      .optional(),
  }),
  output: z.object({
    conversationSid: field(z.string(), { ref: 'supplier_conversation' }),
    supplierName: z.string(),
    rows: z.array(conversationAttachment),
    total: z.int(),
  }),
  http: { method: 'GET', path: '/commons/twilio/channel/{id}/attachments' },
  access: mayRead,
  effect: 'read',
  card: 'message_attachments',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_supplier_conversation', 'send_supplier_message'],
  toModel: ({ rows, ...rest }) => ({ ...rest, rows: rows.slice(0, shownToModel) }),
  summary: ({ supplierName, rows, total }, { kind }) => {
    const noun = kind ? { FILE: 'file', IMAGE: 'picture', VIDEO: 'video', PDF: 'PDF' }[kind] : 'file';
    if (total === 0) return `No ${noun}s in the conversation with ${supplierName}.`;
    return `${count(total, noun)} in the conversation with ${supplierName}: ${listWords(rows.map((row) => row.fileName))}.`;
  },
});
