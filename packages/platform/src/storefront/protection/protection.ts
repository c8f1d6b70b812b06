import type { StorefrontProtection } from '@brandwright/contract/storefront/protection/entities.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { storefrontProtections } from './tables.ts';

export type ProtectionRow = typeof storefrontProtections.$inferSelect;

export async function readProtectionRow(context: Context): Promise<ProtectionRow | undefined> {
  const [row] = await context.db
    .select()
    .from(storefrontProtections)
    .where(eq(storefrontProtections.storeId, context.storeId));
  return row;
}

export const toProtection = (row: ProtectionRow | undefined): StorefrontProtection => ({
  isProtected: row?.isProtected ?? false,
  hasPassword: (row?.passwordHash ?? null) !== null,
  isOpenToRequests: row?.isOpenToRequests ?? false,
  updatedAt: row?.updatedAt.toISOString() ?? null,
  updatedBy: row?.updatedBy ?? null,
});
