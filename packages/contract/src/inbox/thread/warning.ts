import { z } from 'zod';
import { field, untrustedText } from '../../kernel/fields.ts';

/** What a thread is warned of. */
export const warningKind = z.enum([
  'BANK_DETAILS_CHANGED',
  'BANK_DETAILS',
  'OUTSIDE_PAYMENT',
  'NEW_EMAIL_DOMAIN',
  'LOGIN_LINK',
  'URGENCY',
  'COMMAND',
]);
export type WarningKind = z.output<typeof warningKind>;

export const warningSeverity = z.enum(['HIGH', 'MEDIUM', 'LOW']);
export type WarningSeverity = z.output<typeof warningSeverity>;

/** One reason to be careful, with the sentence it comes from and what to do. */
export const threadWarning = z.object({
  kind: warningKind,
  severity: warningSeverity,
  /** What was seen, in our own words. */
  title: z.string(),
  /** What to do about it. */
  advice: z.string(),
  at: z.string(),
  messageSid: field(z.string(), { ref: 'supplier_message' }),
  /** The exact words. */
  sentence: untrustedText(),
});
export type ThreadWarning = z.output<typeof threadWarning>;
