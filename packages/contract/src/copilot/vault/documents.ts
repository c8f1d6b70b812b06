import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { changedDocument, documentStatus, vaultDocument, vaultPassage } from './entities.ts';
import { longestDescription } from './limits.ts';
import { countOf, plainQuote } from './words.ts';

const reads = { kind: 'private', role: 'viewer', preview: true } as const;
const changes = { kind: 'private', role: 'member', preview: false } as const;

/** A document by its id or by words of its title. */
const documentRef = () =>
  field(z.string().trim().min(1).max(160), {
    ref: 'document',
    question: 'Which document?',
    label: 'Document',
    words: ['document', 'brand doc', 'vault document'],
  }).describe('A document of the vault, by its id or by words of its title.');

const fileId = (question: string) =>
  field(z.uuid(), { ref: 'file', question, label: 'File', words: ['file', 'attachment', 'upload'] }).describe(
    'Id of a file that was uploaded or attached to the message.',
  );

const stateOf = (document: { status: string; failure: string | null; passages: number; pages: number }) =>
  ({
    QUEUED: 'It waits to be read.',
    EXTRACTING: 'It is being read now.',
    READY: `It can be searched: ${countOf(document.pages, 'page')}, ${countOf(document.passages, 'passage')}.`,
    FAILED: document.failure ?? 'It could not be read.',
  })[document.status] ?? '';

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
  access: changes,
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
  access: reads,
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
        ? `No ${which}document${about} is in the Brand Vault.`
        : 'The Brand Vault is empty. Attach a file and say "add this to the vault".';
    const names = documents.slice(0, 5).map(({ title }) => plainQuote(title, 60));
    return `${countOf(total, `${which}document`)}${about}: ${names.join(', ')}${total > names.length ? ' and more' : ''}.`;
  },
});

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
  access: reads,
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
  access: changes,
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
  access: changes,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['list_documents'],
  invalidates: ['list_documents', 'get_document', 'search_documents'],
  undoable: true,
  toModel: ({ id, title }) => ({ id, title }),
  summary: ({ title }) => `${plainQuote(title, 120)} is out of the Brand Vault.`,
});

export const retryDocument = declareOperation({
  name: 'retry_document',
  area: 'copilot',
  title: 'Read a document again',
  description: 'Reads a document of the Brand Vault again that could not be read (its status is FAILED).',
  examples: ['Try reading the price list again', 'Retry that document'],
  input: z.object({ document: documentRef() }),
  output: changedDocument,
  http: { method: 'POST', path: '/copilot/vault/documents/{document}/retry' },
  access: changes,
  effect: 'write',
  card: 'vault_document',
  offered: true,
  errors: ['not_found', 'bad_transition', 'conflict'],
  related: ['get_document', 'replace_document'],
  invalidates: ['list_documents', 'get_document'],
  toModel: ({ id, title, status }) => ({ id, title, status }),
  summary: ({ title }) => `${plainQuote(title, 120)} is read again.`,
});
