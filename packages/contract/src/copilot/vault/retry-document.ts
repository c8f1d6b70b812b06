import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { changedDocument } from './entities.ts';
import { plainQuote } from './words.ts';
import { documentRef } from './documents.ts';

export const retryDocument = declareOperation({
  name: 'retry_document',
  area: 'copilot',
  title: 'Read a document again',
  description: 'Reads a document of the Brand Vault again that could not be read (its status is FAILED).',
  examples: ['Try reading the price list again', 'Retry that document'],
  input: z.object({ document: documentRef() }),
  output: changedDocument,
  http: { method: 'POST', path: '/copilot/vault/documents/{document}/retry' },
  access: mayAct,
  effect: 'write',
  card: 'vault_document',
  offered: true,
  errors: ['not_found', 'bad_transition', 'conflict'],
  related: ['get_document', 'replace_document'],
  invalidates: ['list_documents', 'get_document'],
  toModel: ({ id, title, status }) => ({ id, title, status }),
  summary: ({ title }) => `${plainQuote(title, 120)} is being read again.`,
});
