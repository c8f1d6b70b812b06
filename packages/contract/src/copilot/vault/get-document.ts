import { mayRead } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { vaultDocument, vaultPassage } from './entities.ts';
import { plainQuote } from './words.ts';
import { documentRef, stateOf } from './documents.ts';

export const getDocument = declareOperation({
  name: 'get_document',
  area: 'copilot',
  title: 'Document',
  description:
    'One document of the Brand Vault: its state, and the passages of one of its pages (`page` counts from 0; `total` pages in all). To find where something is written use search_documents.',
  examples: ['Open the brand guide', 'Is the handbook read yet?', 'Show me page 2 of the supplier terms'],
  input: z.object({
    document: documentRef(),
    page: field(z.int().min(0).max(100_000), { sense: 'page' }).default(0),
  }),
  output: z.object({
    document: vaultDocument,
    passages: z.array(vaultPassage),
    page: z.int(),
    /** Pages in all. */
    total: z.int(),
  }),
  http: { method: 'GET', path: '/copilot/vault/documents/{document}' },
  access: mayRead,
  effect: 'read',
  card: 'vault_document_page',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['search_documents', 'replace_document', 'remove_document', 'retry_document'],
  toModel: ({ document: { id, title, kind, status, failure, description }, passages, page, total }) => ({
    document: { id, title, kind, status, failure, description },
    page: page + 1,
    pages: total,
    passages: passages.slice(0, 12).map(({ section, text }) => ({ section, text: text.slice(0, 900) })),
    ...(passages.length > 12 ? { cut: `12 of ${passages.length} passages of this page` } : {}),
  }),
  summary: ({ document, page, total }) =>
    `${plainQuote(document.title, 120)}${document.status === 'READY' && total > 1 ? `, page ${page + 1} of ${total}` : ''}. ${stateOf(document)}`,
});
