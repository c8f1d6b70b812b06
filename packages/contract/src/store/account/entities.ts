import { z } from 'zod';
import type { Access } from '../../kernel/operation.ts';
import { instant } from '../../kernel/fields.ts';

/** Everyone looks after their own account; preview accounts are shared, so they don’t. */
export const mayKeepAccount = { kind: 'private', role: 'viewer', preview: false } as const satisfies Access;

/** A login of the person, in any of their stores. */
export const loginSession = z.object({
  sessionId: z.uuid(),
  /** "Chrome on macOS"; null where it isn’t known. */
  device: z.string().nullable(),
  storeName: z.string(),
  isCurrent: z.boolean(),
  createdAt: instant(),
  /** Null before it was used for the first time. */
  lastSeenAt: instant().nullable(),
  expiresAt: instant(),
});
export type LoginSession = z.output<typeof loginSession>;

/** A token that a program uses in the name of the person who made it. The token itself is shown once. */
export const apiToken = z.object({
  tokenId: z.uuid(),
  name: z.string(),
  generation: z.union([z.literal(1), z.literal(2)]),
  createdAt: instant(),
  /** Null before it was used for the first time. */
  lastUsedAt: instant().nullable(),
  expiresAt: instant(),
});
export type ApiToken = z.output<typeof apiToken>;

/** Days for which a token can be made. */
export const tokenDays = [30, 90, 365] as const;
/** Tokens that a person may have at once in a store. */
export const mostTokens = 20;
/** Minutes for which the link of a forgotten password works. */
export const resetMinutes = 60;
/** Minutes for which the link to a new address works. */
export const emailChangeMinutes = 60;

export const securityPath = '/account-info?tab=security';
export const tokensPath = '/account-info?tab=api';

export const sessionReads = ['list_sessions'] as const;
export const tokenReads = ['list_api_tokens'] as const;
