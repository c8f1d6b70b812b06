import { z } from 'zod';
import { mayRead } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';

/** Bytes of one download through the server. */
export const largestDownload = 10 * 1024 * 1024;

/** Kinds of files that come through, and how each name ends. Nothing that a browser would run. */
export const downloadTypes = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'text/plain': 'txt',
} as const satisfies Readonly<Record<string, string>>;

export const proxyDownload = declareOperation({
  name: 'proxy_download',
  area: 'common',
  title: 'Download through the server',
  description:
    'Fetches a picture, PDF, CSV or text file from a public web address for the client, up to 10 MB. Its route returns the bytes themselves, as a download.',
  examples: ['The client saves a picture from another site'],
  input: z.object({ url: z.string().trim().min(4, 'Enter a web address.').max(2000) }),
  output: z.object({
    fileName: z.string(),
    contentType: z.string(),
    sizeBytes: z.int(),
    /** Base64. */
    content: z.string(),
  }),
  http: { method: 'GET', path: '/commons/util/proxy-download' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['unsupported_file', 'too_large', 'timeout', 'upstream'],
  toModel: ({ content: _bytes, ...file }) => file,
  summary: ({ fileName, sizeBytes }) => `Downloaded ${fileName}, ${sizeBytes.toLocaleString('en-US')} bytes.`,
});
