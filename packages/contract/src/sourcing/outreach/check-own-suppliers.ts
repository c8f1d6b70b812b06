import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { maySee } from './entities.ts';
import { countOf } from './say.ts';
import { listInput, listRowReport, mailPreview } from './own-list.ts';

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
  summary: ({ ready, notSent }) => `${countOf(ready, 'row')} can be sent to, ${notSent} can’t.`,
});
