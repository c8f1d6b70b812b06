import { z } from 'zod';
import { instant } from '../../kernel/fields.ts';
import type { Access } from '../../kernel/operation.ts';

/** What an outside app is tied to is the whole store. */
export const mayBind = { kind: 'private', role: 'admin', preview: false } as const satisfies Access;

/** As an app names itself in the address that it sends people to; shown, never trusted. */
export const appName = z
  .string()
  .trim()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u,
    'That isn’t the name of an app. Open the app’s link again.',
  );

export const bindCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{6,120}$/, 'A code has 6 to 120 letters, digits and dashes. Copy it from the app.');

/** What the addresses that lead here call those that they come from. */
const known: Readonly<Record<string, string>> = {
  'deal-site': 'Deal site',
  appsumo: 'Deal site',
  shopify: 'Shopify',
  platform: 'Hosted platform',
  invite: 'Invite',
};
export const appLabel = (name: string): string => known[name.toLowerCase()] ?? name;

export const appBinding = z.object({
  bindingId: z.uuid(),
  appName: z.string(),
  label: z.string(),
  /** The last four characters of the code. */
  codeEnding: z.string(),
  boundBy: z.string(),
  boundAt: instant(),
});
export type AppBinding = z.output<typeof appBinding>;

/** Apps that a store can be bound to at once. */
export const mostBindings = 20;

export const bindingReads = ['list_app_bindings'] as const;
