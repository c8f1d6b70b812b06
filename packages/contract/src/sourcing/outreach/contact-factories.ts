import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefRef } from '../agent/brief-ref.ts';
import { factoriesField, leftOut, mayAsk, outreach, outreachCounts } from './entities.ts';
import { countOf, namesOf } from './say.ts';

export const contactFactories = declareOperation({
  name: 'contact_factories',
  area: 'sourcing',
  title: 'Contact factories',
  description:
    'Sends the brief as a first message to up to 20 chosen factories: to those of the marketplace in the inbox, to those of the expanded network by email (or through our team where no address is known). The message is written from the brief unless one is given. A factory that has the brief already is left out unless sendAgain. Ids come from match_factories, search_suppliers or the expanded network. For a reply within an open conversation use send_supplier_message; for a list of one’s own use email_own_suppliers.',
  examples: [
    'send the brief to the first three',
    'contact those factories',
    'reach out to Lume & Cera about my brief',
    'ask the top five for a quote',
    'send the brief to that factory again',
    'send my tech pack to all of them',
    'message the second and the fourth factory about this project',
  ],
  input: z.object({
    companyIds: factoriesField('Which factories should I write to?'),
    ...briefRef,
    message: field(z.string().trim().min(1).max(4000), {
      sense: 'free_text',
      outgoing: 'template',
      label: 'Message',
      words: ['message', 'text', 'saying', 'words'],
    })
      .describe('The message; {{name}} stands for the factory. Written from the brief when left out.')
      .optional(),
    sendAgain: field(z.boolean(), {
      label: 'Send again',
      words: ['again'],
      valueWords: { true: ['send again', 'send it again', 'once more', 'again', 'resend'] },
    })
      .describe('Whether factories that have this brief get it once more.')
      .default(false),
  }),
  output: z.object({
    techPackId: field(z.uuid(), { ref: 'tech_pack' }).nullable(),
    briefTitle: z.string().nullable(),
    /** What was sent, with {{name}} where each factory's name stood. */
    message: z.string(),
    counts: outreachCounts,
    rows: z.array(outreach.extend({ supplierName: z.string() })),
    /** Factories that nothing was sent to: they have it already. */
    leftOut: z.array(leftOut),
    /** The job that sends the mails; null when everything went through the inbox. */
    jobId: field(z.uuid(), { ref: 'job' }).nullable(),
  }),
  http: {
    method: 'POST',
    path: '/web/ai-sourcing-agents/-/send-messages-in-network',
    aliases: [{ method: 'POST', path: '/web/ai-sourcing-agents/-/send-messages-expanded-network' }],
  },
  access: mayAsk,
  effect: 'external',
  card: 'outreach',
  offered: true,
  errors: ['not_found', 'conflict', 'upstream'],
  related: ['list_outreach', 'match_factories', 'list_factory_matches', 'send_supplier_contacts'],
  invalidates: ['list_outreach', 'draft_factory_message'],
  toModel: ({ rows, counts, leftOut: out, techPackId, jobId }) => ({
    techPackId,
    jobId,
    counts,
    rows: rows.map(({ supplierId, supplierName, status, channel, conversationSid, failure }) => ({
      supplierId,
      supplierName,
      status,
      channel,
      conversationSid,
      failure,
    })),
    leftOut: out,
  }),
  summary: ({ rows, counts, leftOut: out, briefTitle }) => {
    const of = (channel: string, status: string) =>
      rows.filter((row) => row.channel === channel && row.status === status).map((row) => row.supplierName);
    const failed = rows.filter((row) => row.status === 'FAILED');
    const inbox = of('INBOX', 'SENT');
    const mail = of('MAIL', 'QUEUED');
    const operator = of('OPERATOR', 'QUEUED');
    const what = briefTitle ? `the brief "${briefTitle}"` : 'your message';
    const parts = [
      inbox.length > 0
        ? `Sent ${what} to ${countOf(inbox.length, 'factory', 'factories')}: ${namesOf(inbox)}.`
        : '',
      mail.length > 0 ? `${countOf(mail.length, 'email')} on the way to ${namesOf(mail)}.` : '',
      operator.length > 0
        ? `No address is known for ${namesOf(operator)}, so our team will look for one.`
        : '',
      failed.length > 0
        ? `Not sent to ${failed.map((row) => `${row.supplierName} (${row.failure ?? 'it failed'})`).join(', ')}.`
        : '',
      out.length > 0
        ? `Left out: ${out.map((one) => `${one.supplierName} (${one.reason})`).join(', ')}.`
        : '',
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(' ') : `Nothing was sent (${counts.failed} failed).`;
  },
});
