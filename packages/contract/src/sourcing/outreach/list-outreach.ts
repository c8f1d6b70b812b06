import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { briefRef } from '../agent/brief-ref.ts';
import { maySee, outreach, outreachCounts } from './entities.ts';
import { outreachSource, outreachSourceWords, outreachStatus, outreachStatusWords } from './enums.ts';
import { countOf, countWords, namesOf } from './say.ts';

export const listOutreach = declareOperation({
  name: 'list_outreach',
  area: 'sourcing',
  title: 'Outreach',
  description:
    'Lists the factories that were contacted about a brief, newest first, with where each stands: waiting, sent, failed, answered. For the conversations themselves use the inbox.',
  examples: [
    'Which factories did I contact?',
    'who has answered my brief?',
    'which factories have not replied to the outreach?',
    'how is my outreach going?',
    'did any of the mails to my list fail?',
  ],
  input: z.object({
    ...briefRef,
    status: field(outreachStatus, {
      label: 'Status',
      words: ['status'],
      valueWords: outreachStatusWords,
    }).optional(),
    source: field(outreachSource, {
      label: 'Source',
      words: ['network'],
      valueWords: outreachSourceWords,
    }).optional(),
    batchId: z.uuid().optional(),
    ...pageInput,
  }),
  output: z.object({
    counts: outreachCounts,
    rows: z.array(outreach),
    ...pageOutput,
  }),
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/outreach' },
  access: maySee,
  effect: 'read',
  card: 'outreach',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['contact_factories', 'list_supplier_conversations', 'get_supplier_conversation'],
  toModel: ({ rows, counts, total }) => ({
    total,
    counts,
    rows: rows
      .slice(0, 12)
      .map(({ supplierId, supplierName, status, source, conversationSid, techPackId, sentAt, failure }) => ({
        supplierId,
        supplierName,
        status,
        source,
        conversationSid,
        techPackId,
        sentAt,
        failure,
      })),
    ...(total > 12 ? { note: `Shown ${Math.min(12, rows.length)} of ${total}.` } : {}),
  }),
  summary: ({ counts, rows, total }, { status }) => {
    if (total === 0)
      return status === undefined
        ? 'No factories have been contacted yet. Say "contact the first three" about factories in view.'
        : `None of the factories you contacted are at "${outreachStatusWords[status][0].toLowerCase()}".`;
    const names = namesOf(rows.slice(0, 5).map((row) => row.supplierName));
    const more = total > 5 ? ` and ${total - 5} more` : '';
    if (status !== undefined)
      return `${countOf(total, 'factory', 'factories')} at "${outreachStatusWords[status][0].toLowerCase()}": ${names}${more}.`;
    return `${countOf(total, 'factory', 'factories')} contacted: ${countWords(counts)}. Newest first: ${names}${more}.`;
  },
});
