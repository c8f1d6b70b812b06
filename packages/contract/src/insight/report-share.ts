import { z } from 'zod';
import { instant } from '../kernel/fields.ts';
import { reportSlug } from './slugs.ts';

/** A public link to a report as it was when the link was created. */
export const reportShare = z.object({
  id: z.uuid(),
  report: reportSlug,
  title: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  url: z.string(),
  /** Whether customers’ names are shown. */
  withNames: z.boolean(),
  createdBy: z.string(),
  createdAt: instant(),
  expiresAt: instant(),
  isOpen: z.boolean(),
});
export type ReportShare = z.output<typeof reportShare>;

/** How long a link works, in days. */
export const shareDays = { usual: 30, most: 365 };
