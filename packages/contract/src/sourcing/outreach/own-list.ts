import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { emailAddress } from '../../store/entities.ts';
import { briefRef } from '../agent/brief-ref.ts';
import { mayAsk, maySee, mostListRows } from './entities.ts';
import { countOf } from './say.ts';

/** A row that is typed in place of a file. */
const listRow = z.object({
  name: z.string().trim().max(200).optional(),
  email: z.string().trim().max(320),
});

const listInput = {
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

/** Checks a list, subject and body before anything is sent. */
export const checkOwnSuppliers = declareOperation({
  name: 'check_own_suppliers',
  area: 'sourcing',
  title: 'Check a mailing list',
  description: 'Reads a list of suppliers row by row and shows the first mails, without sending anything.',
  examples: ['Check my mailing list before it is sent'],
  input: z.object(listInput),
  output: z.object({
    fileName: z.string().nullable(),
    /** Which columns were taken as which: "Company" as name. */
    columns: z.array(z.object({ column: field(z.string(), { untrusted: true }), as: z.string() })),
    /** "UTF-8", "UTF-16", "Windows-1252"; null for typed rows. */
    encoding: z.string().nullable(),
    ready: z.int(),
    notSent: z.int(),
    /** In the order of the list. */
    rows: z.array(listRowReport),
    emailSubject: z.string(),
    emailBody: z.string(),
    /** What has to be mended before anything can be sent. */
    problems: z.array(z.string()),
    firstMails: z.array(mailPreview),
    replyTo: z.string(),
  }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/check-own-email' },
  access: maySee,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'unsupported_file', 'too_large', 'conflict'],
  summary: ({ ready, notSent }) => `${countOf(ready, 'row')} can be sent to, ${notSent} cannot.`,
});

export const emailOwnSuppliers = declareOperation({
  name: 'email_own_suppliers',
  area: 'sourcing',
  title: 'Email my own list',
  description:
    'Sends one mail to each supplier of an uploaded CSV (or typed rows), about a brief: subject and text with {{name}}, {{product}} and {{quantity}}. Answers go to your address. Bad rows, duplicates and stopped addresses are left out and named first. For factories of the marketplace or the expanded network use contact_factories; to keep a list as suppliers of yours, import it there instead.',
  examples: [
    'email my brief to the suppliers in the attached list',
    'send a mail to everyone in this CSV',
    'mail my own supplier list about the candle project',
    'write to all the factories in my spreadsheet',
  ],
  input: z.object(listInput),
  output: z.object({
    batchId: z.uuid(),
    jobId: field(z.uuid(), { ref: 'job' }),
    queued: z.int(),
    notSent: z.array(listRowReport),
    emailSubject: z.string(),
    firstMails: z.array(mailPreview),
    replyTo: z.string(),
  }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/send-emails-by-own-email', status: 202 },
  access: mayAsk,
  effect: 'external',
  card: 'mail_batch',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'conflict'],
  related: ['list_outreach', 'contact_factories'],
  invalidates: ['list_outreach'],
  toModel: ({ batchId, jobId, queued, notSent, emailSubject }) => ({
    batchId,
    jobId,
    queued,
    notSentCount: notSent.length,
    emailSubject,
  }),
  summary: ({ queued, notSent, emailSubject }) =>
    `${countOf(queued, 'email')} on the way with the subject "${emailSubject}".` +
    (notSent.length > 0
      ? ` Left out ${countOf(notSent.length, 'row')}: ${notSent
          .slice(0, 3)
          .map((row) => `line ${row.line} (${row.reason ?? row.state.toLowerCase()})`)
          .join(', ')}${notSent.length > 3 ? ' and more' : ''}.`
      : ''),
});

export const stopMailing = declareOperation({
  name: 'stop_mailing',
  area: 'sourcing',
  title: 'Never mail an address again',
  description:
    'Puts an address on the stop list of this store: no mail to an own list or to the expanded network goes there any more. For who answered "stop".',
  examples: [
    'never mail sales@example.com again',
    'put info@example.com on the stop list',
    'sales@example.com unsubscribed',
  ],
  input: z.object({
    email: field(emailAddress.clone(), {
      sense: 'email',
      label: 'Address',
      words: ['email', 'address'],
      question: 'Which address should get no more mail?',
    }),
  }),
  output: z.object({ email: z.string(), wasStopped: z.boolean() }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/stop-list' },
  access: mayAsk,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: [],
  related: ['email_own_suppliers'],
  undoable: true,
  summary: ({ email, wasStopped }) =>
    wasStopped ? `${email} was on the stop list already.` : `${email} gets no more mail from your lists.`,
});
