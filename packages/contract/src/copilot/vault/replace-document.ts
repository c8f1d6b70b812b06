import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { changedDocument } from './entities.ts';
import { plainQuote } from './words.ts';
import { documentRef, fileId, stateOf } from './documents.ts';

export const replaceDocument = declareOperation({
  name: 'replace_document',
  area: 'copilot',
  title: 'Replace a document',
  description:
    'Puts a new file in the place of a document of the Brand Vault and reads it. The title stays; the passages of the old file are found no more.',
  examples: ['Replace the brand guide with this file', 'This is the new version of the size chart'],
  input: z.object({
    document: documentRef(),
    fileId: fileId('With which file? Attach it to your message.'),
  }),
  output: changedDocument,
  http: { method: 'PUT', path: '/copilot/vault/documents/{document}/file' },
  access: mayAct,
  effect: 'write',
  card: 'vault_document',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'conflict'],
  related: ['get_document', 'search_documents'],
  invalidates: ['list_documents', 'get_document', 'search_documents'],
  undoable: true,
  toModel: ({ id, title, status, version }) => ({ id, title, status, version }),
  summary: (document) => `${plainQuote(document.title, 120)} has a new file. ${stateOf(document)}`,
});
