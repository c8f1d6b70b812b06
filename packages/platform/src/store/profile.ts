import { OperationError } from '@brandwright/contract';
import {
  accountType,
  externalField,
  planNames,
  planTier,
  type StoreProfile,
} from '@brandwright/contract/store/entities.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context, UserActor } from '../kernel/request/context.ts';
import { namesWith } from '../kernel/request/refusals.ts';
import { externalFields, stores } from './tables.ts';

/** The person who calls; the profile is theirs as much as the store's. */
export function personOf(context: Context): UserActor {
  if (context.actor.kind !== 'user') throw new OperationError('unauthenticated', 'Log in to see your store.');
  return context.actor;
}

export async function readStoreRow(context: Context): Promise<typeof stores.$inferSelect> {
  const [row] = await context.db.select().from(stores).where(eq(stores.id, context.storeId));
  if (!row) throw new OperationError('not_found', 'This store no longer exists.');
  return row;
}

export async function readExternalFields(context: Context): Promise<StoreProfile['externalFields']> {
  const { userId } = personOf(context);
  const rows = await context.db
    .select({ name: externalFields.name, value: externalFields.value })
    .from(externalFields)
    .where(and(eq(externalFields.storeId, context.storeId), eq(externalFields.userId, userId)))
    .orderBy(asc(externalFields.name));
  return rows.map((row) => externalField.parse(row));
}

export async function readProfile(context: Context): Promise<StoreProfile> {
  const person = personOf(context);
  const row = await readStoreRow(context);
  const planType = planTier.parse(row.planType);
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    description: row.description,
    website: row.website,
    supportEmail: row.supportEmail,
    phone: row.phone,
    countryCode: row.countryCode,
    timeZone: row.timeZone,
    logoUrl: row.logoUrl,
    accountType: accountType.parse(row.accountType),
    currency: 'USD',
    planType,
    planName: planNames[planType],
    blueprintSubscriptionId: row.blueprintSubscriptionId,
    blueprintSubscriptionStatus: row.blueprintSubscriptionStatus,
    blueprintSubscriptionPausedAt: row.blueprintSubscriptionPausedAt?.toISOString() ?? null,
    blueprintSubscriptionBehavior: row.blueprintSubscriptionBehavior,
    blueprintSubscriptionResumesAt: row.blueprintSubscriptionResumesAt?.toISOString() ?? null,
    isPreviewAccount: person.isPreview,
    flags: row.flags,
    externalFields: await readExternalFields(context),
    authCredential: { name: person.name },
    user: { id: person.userId, name: person.name, email: person.email, username: person.email },
    role: person.role,
    owners: await namesWith(context.db, context.storeId, 'owner'),
    createdAt: row.createdAt.toISOString(),
  };
}
