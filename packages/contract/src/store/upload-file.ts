import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { contentType, largestSignedUpload, storedFile } from './files.ts';

/**
 * The bytes travel as a multipart form (field `file`) or to a signed address; the server keeps them, looks at what
 * they are, and then runs this with a receipt that only it can write.
 */
export const uploadFile = declareOperation({
  name: 'upload_file',
  area: 'store',
  title: 'Upload a file',
  description: 'Keeps an uploaded file in the store and answers its address.',
  examples: ['Upload this picture'],
  input: z.object({
    fileId: z.uuid(),
    name: z.string().trim().min(1).max(200),
    contentType,
    size: z.int().min(1).max(largestSignedUpload),
    receipt: z.string(),
  }),
  output: storedFile,
  http: { method: 'POST', path: '/upload' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['unsupported_file', 'too_large'],
  summary: (output) => `${output.name} was uploaded.`,
});
