import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { briefRef } from '../agent/brief-ref.ts';
import { mostListRows } from './entities.ts';

/** A row that is typed in place of a file. */
const listRow = z.object({
  name: z.string().trim().max(200).optional(),
  email: z.string().trim().max(320),
});

export const listInput = {
  fileId: field(z.uuid(), {
    ref: 'file',
    label: 'List',
    words: ['file', 'attachment', 'csv', 'list', 'spreadsheet'],
    question: 'Which list? Attach a CSV with names and email addresses.',
  })
    .describe('The uploaded CSV with names and addresses.')
    .optional(),
  uploadSuppliers: z
    .array(listRow)
    .max(2000)
    .optional()
    .describe(`Rows in place of a file, at most ${mostListRows}.`),
  emailBody: field(z.string().trim().min(1).max(6000), {
    sense: 'free_text',
    outgoing: 'template',
    label: 'Text',
    words: ['body', 'text', 'saying', 'message'],
  })
    .describe('{{name}}, {{product}} and {{quantity}} are filled in. Written from the brief when left out.')
    .optional(),
  emailSubject: field(z.string().trim().min(1).max(200), {
    sense: 'free_text',
    outgoing: 'template',
    label: 'Subject',
    words: ['subject', 'message subject'],
  })
    .describe('{{name}}, {{product}} and {{quantity}} are filled in. Written from the brief when left out.')
    .optional(),
  ...briefRef,
};

/** What was found in one row of a list, the header being line 1. */
export const listRowReport = z.object({
  line: z.int(),
  name: field(z.string(), { untrusted: true }),
  email: field(z.string(), { untrusted: true }),
  state: z.enum(['READY', 'DUPLICATE', 'INVALID', 'NO_ADDRESS', 'STOPPED', 'ALREADY_SENT']),
  /** Why nothing goes there; null for READY. */
  reason: z.string().nullable(),
});

export type ListRowReport = z.output<typeof listRowReport>;

/** A mail as it will leave. */
export const mailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() });

export type MailPreview = z.output<typeof mailPreview>;
