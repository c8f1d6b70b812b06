import { mayAct } from '../kernel/access.ts';
import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { contentType, largestSignedUpload } from './files.ts';

export const getUploadAddress = declareOperation({
  name: 'get_upload_address',
  area: 'store',
  title: 'Address for a large upload',
  description:
    'Answers a signed address to which a file of exactly this size is sent with PUT, within the hour. The answer of the PUT is the file.',
  examples: ['I want to upload a large file'],
  input: z.object({
    fileName: z.string().trim().min(1).max(200),
    contentType,
    size: z.int().min(1).max(largestSignedUpload, 'A file can be at most 200 MB.'),
  }),
  output: z.object({
    fileId: z.uuid(),
    uploadUrl: z.string(),
    method: z.literal('PUT'),
    expiresAt: z.string(),
    /** Where the file will be served. */
    url: z.string(),
  }),
  http: { method: 'POST', path: '/upload-large-file' },
  access: mayAct,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: (output) => `Send the file to ${output.uploadUrl}.`,
});
