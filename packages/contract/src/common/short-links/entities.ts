import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';

/** A short address that leads to a long one. */
export const shortLink = z.object({
  id: z.uuid(),
  /** The last part of the address: 9 letters and digits. */
  code: z.string(),
  shortUrl: z.string(),
  url: z.string(),
  /** How often it was opened. */
  opens: z.int(),
  createdBy: z.string(),
  createdAt: instant(),
});
export type ShortLink = z.output<typeof shortLink>;
