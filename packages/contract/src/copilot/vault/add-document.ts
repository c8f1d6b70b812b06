import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { changedDocument } from './entities.ts';
import { longestDescription } from './limits.ts';
import { plainQuote } from './words.ts';
import { fileId, stateOf } from './documents.ts';

export const addDocument = declareOperation({
  name: 'add_document',
  area: 'copilot',
  title: 'Add to the Brand Vault',
  description:
    'Puts an uploaded or attached file (PDF, Word, Excel, CSV, Markdown, text, PNG, JPG or WebP, up to 20 MB) into the Brand Vault and reads its text, so that it can be searched and quoted. For a new file of a document that is there already use replace_document; for a sentence to remember use remember_fact.',
  examples: [
    'Add this to the vault',
    'Save this pdf as a brand document',
    'Keep this file in our brand docs',
  ],
  input: z.object({
    fileId: fileId('Which file? Attach it to your message.'),
    title: field(z.string().trim().min(1).max(120), { label: 'Title', words: ['titled', 'title', 'name it'] })
      .describe('A title; the name of the file otherwise.')
      .optional(),
    description: field(z.string().trim().min(1).max(longestDescription), {
      sense: 'free_text',
      label: 'Description',
      words: ['description', 'it shows'],
    })
      .describe('What it is or shows, in the founder’s words. Pictures are found by it.')
      .optional(),
  }),
  output: changedDocument,
  http: { method: 'POST', path: '/copilot/vault/documents', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'vault_document',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large', 'conflict'],
  related: ['list_documents', 'search_documents'],
  invalidates: ['list_documents', 'get_document', 'search_documents'],
  undoable: true,
  toModel: ({ id, title, status, kind }) => ({ id, title, status, kind }),
  summary: (document) => `${plainQuote(document.title, 120)} is in the Brand Vault. ${stateOf(document)}`,
});
