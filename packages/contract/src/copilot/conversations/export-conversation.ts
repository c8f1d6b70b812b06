import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';
import { reads, thisConversation } from './conversation.ts';

export const exportFormat = z.enum(['MARKDOWN', 'SCRIPT']);

export type ExportFormat = z.output<typeof exportFormat>;

export const exportConversation = declareOperation({
  name: 'export_conversation',
  area: 'copilot',
  title: 'Export conversation',
  description:
    'Offers a conversation as a file to download: as Markdown for people (headings, tables, decisions) or as a replay ' +
    'script for evaluators. The one that is open unless another is named. To let others read it use create_share_link.',
  examples: ['Export this conversation as Markdown', 'Save this chat as a script'],
  input: z.object({
    id: thisConversation,
    format: field(exportFormat, {
      label: 'Format',
      valueWords: {
        MARKDOWN: ['markdown', 'md', 'text', 'document', 'readable'],
        SCRIPT: ['script', 'yaml', 'replay', 'test', 'replay script'],
      },
    }).default('MARKDOWN'),
  }),
  output: z.object({
    id: field(z.uuid(), { ref: 'conversation' }),
    title: z.string(),
    format: exportFormat,
    fileName: z.string(),
    messages: z.int(),
  }),
  http: { method: 'GET', path: '/copilot/conversations/{id}/export' },
  access: reads,
  effect: 'read',
  card: 'conversation_export',
  offered: true,
  errors: ['not_found', 'bad_input'],
  related: ['create_share_link'],
  summary: ({ title, format, messages }) =>
    `“${title}” with ${count(messages, 'message')} is ready to download as ${
      format === 'MARKDOWN' ? 'Markdown' : 'a replay script'
    }.`,
});
