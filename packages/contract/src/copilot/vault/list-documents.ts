import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { documentStatus, vaultDocument } from './entities.ts';
import { countOf, plainQuote } from './words.ts';

export const listDocuments = declareOperation({
  name: 'list_documents',
  area: 'copilot',
  title: 'Brand Vault',
  description:
    'Lists the documents of the Brand Vault with their state, newest first. `named` keeps those whose title or file name has these words. To find what is written in them use search_documents.',
  examples: ['What is in the brand vault?', 'List our brand documents', 'Which documents have you read?'],
  input: z.object({
    named: field(z.string().trim().min(1).max(120), {
      label: 'Named',
      words: ['named', 'called', 'titled'],
    })
      .describe('Words of the title or of the file’s name.')
      .optional(),
    status: field(documentStatus, {
      label: 'State',
      valueWords: {
        QUEUED: ['waiting', 'queued'],
        EXTRACTING: ['being read', 'processing', 'being processed', 'extracting'],
        READY: ['ready', 'readable', 'finished'],
        FAILED: [
          'failed',
          'could not be read',
          'could not read',
          'could you not read',
          'unreadable',
          'broken',
        ],
      },
    }).optional(),
    ...pageInput,
  }),
  output: z.object({ documents: z.array(vaultDocument), ...pageOutput }),
  http: { method: 'GET', path: '/copilot/vault/documents' },
  access: mayRead,
  effect: 'read',
  card: 'vault_documents',
  offered: true,
  errors: [],
  related: ['search_documents', 'get_document', 'add_document', 'list_facts'],
  toModel: ({ documents, total }) => ({
    documents: documents.slice(0, 12).map(({ id, title, kind, status, pages, updatedAt }) => ({
      id,
      title,
      kind,
      status,
      pages,
      updatedAt,
    })),
    total,
    ...(total > Math.min(12, documents.length)
      ? { cut: `${Math.min(12, documents.length)} of ${total}` }
      : {}),
  }),
  summary: ({ documents, total }, { named, status }) => {
    const which = `${status ? `${{ QUEUED: 'waiting', EXTRACTING: 'being read', READY: 'ready', FAILED: 'failed' }[status]} ` : ''}`;
    const about = named ? ` named “${named}”` : '';
    if (total === 0)
      return named || status
        ? `No ${which}documents${about} in the Brand Vault.`
        : 'The Brand Vault is empty. Attach a file and say "add this to the vault".';
    const names = documents.slice(0, 5).map(({ title }) => plainQuote(title, 60));
    return `${countOf(total, `${which}document`)}${about}: ${names.join(', ')}${total > names.length ? ' and more' : ''}.`;
  },
});
