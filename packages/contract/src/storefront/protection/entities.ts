import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';

/** How the storefront is kept to those who have a password or a code. */
export const storefrontProtection = z.object({
  isProtected: z.boolean(),
  hasPassword: z.boolean(),
  /** Whether anyone may ask for a code by email. */
  isOpenToRequests: z.boolean(),
  updatedAt: instant().nullable(),
  updatedBy: z.string().nullable(),
});
export type StorefrontProtection = z.output<typeof storefrontProtection>;

/** An access code that was mailed works for so many hours, and what it opens for so many days. */
export const codeHours = 24;
export const accessDays = 30;

export const protectionReads = [
  'get_storefront_protection',
  'get_store_configs',
  'find_stores_by_handle',
] as const;

/** "The storefront is protected: visitors need the password, or a code they ask for by email." */
export function protectionWords({
  isProtected,
  hasPassword,
  isOpenToRequests,
}: StorefrontProtection): string {
  if (!isProtected)
    return `Your storefront isn’t protected: anyone with the link can see it.${hasPassword ? ' A password is set and can be turned on.' : ''}`;
  return isOpenToRequests
    ? 'Your storefront is protected: visitors need the password, or a code they request by email.'
    : 'Your storefront is protected: visitors need the password.';
}
