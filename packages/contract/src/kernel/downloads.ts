import { z } from 'zod';
import { field } from './fields.ts';

/** A file that was written for a download, as an operation answers it. */
export const writtenFile = {
  id: field(z.uuid(), { ref: 'file' }),
  name: z.string(),
  contentType: z.string(),
  url: z.string(),
  sizeBytes: z.int(),
};
