import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { longestTicketMessage } from './entities.ts';
import { mostTicketFiles } from './rules.ts';

/** How every operation on one ticket names it. */
export const ticketField = () =>
  field(z.string().trim().min(1).max(60), {
    ref: 'support_ticket',
    label: 'Ticket',
    question: 'Which support ticket? Its number or the order’s is enough.',
    words: ['ticket', 'support ticket', 'case'],
  }).describe('Id of the ticket, or its number such as ST-1001.');

export const ticketFilesField = () =>
  field(z.array(z.uuid()).max(mostTicketFiles), {
    ref: 'file',
    words: ['attached', 'attachment', 'file', 'picture', 'photo'],
    label: 'Attachments',
  })
    .describe('Uploaded files of this store: pictures, PDFs, spreadsheets; 10 MB each, 20 MB together.')
    .default([]);

export const messageField = (question: string) =>
  field(z.string().trim().min(1).max(longestTicketMessage), {
    sense: 'free_text',
    outgoing: 'words',
    words: ['that', 'saying', 'because', 'say', 'tell them', 'message', 'ask', 'whether', 'if'],
    question,
    label: 'Message',
  });
