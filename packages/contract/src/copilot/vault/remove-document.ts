import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { changedDocument } from './entities.ts';
import { plainQuote } from './words.ts';
import { documentRef } from './documents.ts';

export const removeDocument = declareOperation({
  name: 'remove_document',
  area: 'copilot',
  title: 'Remove a document',
  description:
    'Takes a document out of the Brand Vault: it is listed, searched and quoted no more. Can be undone. For a remembered sentence use forget_fact.',
  examples: [
    'Remove the old size chart from the vault',
    'Delete that document',
    'Take the supplier terms out of the vault',
  ],
  input: z.object({ document: documentRef() }),
  output: changedDocument,
  http: { method: 'DELETE', path: '/copilot/vault/documents/{document}' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_documents'],
  invalidates: ['list_documents', 'get_document', 'search_documents'],
  undoable: true,
  toModel: ({ id, title }) => ({ id, title }),
  summary: ({ title }) => `${plainQuote(title, 120)} was removed from the Brand Vault.`,
});
