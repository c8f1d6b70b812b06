import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';

export const versionNumber = (label: string, words: readonly string[], question: string) =>
  field(z.int().min(1), { label, words, question, sense: 'quantity' });

export const brandKitVersion = z.object({
  version: z.int(),
  /** Who changed it: a person's name, or Brandwright for what it made in the background. */
  by: z.string(),
  /** What the change was, in a sentence. */
  what: z.string(),
  at: instant(),
  isCurrent: z.boolean(),
});

export type BrandKitVersion = z.output<typeof brandKitVersion>;
