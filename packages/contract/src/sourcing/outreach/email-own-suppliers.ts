import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAsk } from './entities.ts';
import { countOf } from './say.ts';
import { listInput, listRowReport, mailPreview } from './own-list.ts';

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
