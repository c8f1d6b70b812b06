import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field, untrustedText } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { count } from '../../kernel/words.ts';

/** Most characters that are answered. */
export const longestFileText = 20_000;

/** For other areas that take documents: the text of an uploaded file, without keeping it in the vault. */
export const readFileText = declareOperation({
  name: 'read_file_text',
  area: 'copilot',
  title: 'Text of a file',
  description:
    'Reads the text of an uploaded PDF, Word, Excel, CSV, Markdown or text file without keeping it in the Brand Vault.',
  examples: ['read the text of this file'],
  input: z.object({ fileId: field(z.uuid(), { ref: 'file' }) }),
  output: z.object({
    fileId: z.uuid(),
    text: untrustedText(),
    pages: z.int(),
    /** Whether the text was longer than is answered. */
    isCut: z.boolean(),
  }),
  http: { method: 'GET', path: '/copilot/vault/file-text/{fileId}' },
  access: mayAct,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'unsupported_file'],
  summary: ({ pages, text }) => `${count(pages, 'page')}, ${text.length} characters.`,
});
