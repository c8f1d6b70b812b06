import { z } from 'zod';
import { field } from '../kernel/fields.ts';

/** What may be uploaded; recognized by content, never by name (overview §5, brand-kit document §5, and documents for imports). */
export const uploadTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  bmp: 'image/bmp',
  gif: 'image/gif',
  webp: 'image/webp',
  psd: 'image/vnd.adobe.photoshop',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type UploadType = (typeof uploadTypes)[keyof typeof uploadTypes];

export const contentType = z.enum([...new Set(Object.values(uploadTypes))] as [UploadType, ...UploadType[]]);

/** In bytes: through a form, and through a signed address. */
export const largestUpload = 25 * 1024 * 1024;
export const largestSignedUpload = 200 * 1024 * 1024;

/** Widths in pixels at which pictures are served (overview §5): `{url}/{size}`. */
export const imageSizes = { compact: 160, large: 480, grande: 600, '1024': 1024 } as const;
/** Those, and how wide our own pictures are made: for a picture that fills a dense screen. */
export const servedSizes = { ...imageSizes, '2048': 2048 } as const;
export type ServedSize = keyof typeof servedSizes;

/** The address of an uploaded picture at one of the sizes. Addresses from elsewhere stay as they are. */
export function imageAtSize(url: string, size: ServedSize): string {
  return /^(https?:\/\/[^/]+)?\/files\/[^/]+\/[^/]+$/.test(url) ? `${url}/${size}` : url;
}

export const storedFile = z.object({
  id: field(z.uuid(), { ref: 'file' }),
  /** Good for whoever has it; made of an id and a signature that cannot be guessed. */
  url: z.string(),
  name: field(z.string(), { untrusted: true }),
  contentType: z.string(),
  /** In bytes. */
  size: z.int(),
  createdAt: z.string(),
});
export type StoredFile = z.output<typeof storedFile>;
