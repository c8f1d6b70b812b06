import { mayRead } from '../kernel/access.ts';
import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { storedFile } from './files.ts';

export const getFile = declareOperation({
  name: 'get_file',
  area: 'store',
  title: 'Uploaded file',
  description: 'Reads what is known of an uploaded file: name, kind, size and address.',
  examples: ['What is in that file?'],
  input: z.object({ fileId: field(z.uuid(), { ref: 'file', question: 'Which file?', label: 'File' }) }),
  output: storedFile,
  http: { method: 'GET', path: '/web/files/{fileId}' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found'],
  summary: (output) => `${output.name}, ${output.contentType}, ${output.size} bytes.`,
});
