import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { planTiers, roles } from '../kernel/operation.ts';
import { planOf } from '../kernel/plan-catalog.ts';

/** Lower-cased and trimmed before the check: local part, @, domain with a top level of two or more letters (overview §5). */
export const emailAddress = field(
  z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/, 'Enter an email address such as maya@example.com.'),
  { sense: 'email' },
);

export const password = z
  .string()
  .min(8, 'A password must have at least 8 characters.')
  .max(200, 'A password can have at most 200 characters.');

/** Overview §3. */
export const accountType = z.enum([
  'CREATOR',
  'SMB',
  'UNDECIDED',
  'WITH_AI_ASSISTANTS',
  'USE_THE_TOOLS_MYSELF',
]);

export const role = z.enum(roles);
export const planTier = z.enum(planTiers);

/** http, https or ftp, or no scheme at all after `//`; never mailto (brand-kit document §5). */
export const webLink = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(?:(?:https?|ftp):)?\/\/(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,})(?::\d{2,5})?(?:[/?#]\S*)?$/iu,
    'Enter a web address that begins with https://.',
  );

/** The store’s part of public addresses: `juniper-and-clay`. No two stores have the same. */
export const storeHandle = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/,
    'A handle has 3 to 40 letters, digits and dashes, and begins and ends with a letter or a digit.',
  );

export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** The name under which the person logs in; the address. */
  username: z.string(),
});

/** What a successful login answers. Tokens are bearer tokens; the second-generation one opens a few more calls. */
export const session = z.object({
  token: z.string(),
  tokenV2: z.string(),
  /** When both tokens stop being good, unless refreshed before. */
  expiresAt: z.string(),
  user,
  store: z.object({ id: z.uuid(), name: z.string(), isPreviewAccount: z.boolean() }),
  role,
});

export const externalField = z.object({ name: z.string(), value: z.json() });

/** The store as its people see it (`storeMe` of the brand-kit document §3). */
export const storeProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null until one is chosen. */
  handle: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  supportEmail: z.string().nullable(),
  phone: z.string().nullable(),
  countryCode: z.string().nullable(),
  /** IANA name; null until one is chosen. */
  timeZone: z.string().nullable(),
  logoUrl: z.string().nullable(),
  accountType,
  currency: z.string(),
  planType: planTier,
  /** Free, Beginner, Scaling or Professional. */
  planName: z.string(),
  blueprintSubscriptionId: z.string().nullable(),
  blueprintSubscriptionStatus: z.string().nullable(),
  blueprintSubscriptionPausedAt: z.string().nullable(),
  blueprintSubscriptionBehavior: z.string().nullable(),
  blueprintSubscriptionResumesAt: z.string().nullable(),
  isPreviewAccount: z.boolean(),
  flags: z.array(z.string()),
  /** Unique by name; the person's own. */
  externalFields: z.array(externalField),
  authCredential: z.object({ name: z.string() }),
  user,
  /** What the person may do here. */
  role,
  /** Who can give others a role and change the plan: the names of the owners. */
  owners: z.array(z.string()),
  createdAt: z.string(),
});
export type StoreProfile = z.output<typeof storeProfile>;

/** Names of the plans. */
export const planNames = {
  TIER_1: planOf.TIER_1.name,
  TIER_2: planOf.TIER_2.name,
  TIER_2_5: planOf.TIER_2_5.name,
  TIER_3: planOf.TIER_3.name,
} as const;
