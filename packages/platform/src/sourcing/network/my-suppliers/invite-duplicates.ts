import { OperationError } from '@brandwright/contract';
import type { InviteState } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { and, eq, like, or, sql } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { marketplaceSuppliers } from '../../marketplace/tables.ts';
import type { InviteContacts } from './contacts.ts';
import { normalName, websiteKey } from './normal.ts';
import { ofStore, type MySupplierRow } from './rows.ts';
import { nearlySameName } from './rules.ts';
import { mySuppliers } from './tables.ts';

const known: Record<InviteState, string> = {
  INVITED: 'is already invited',
  JOINED: 'was invited and joined',
  DECLINED: 'was invited and declined',
  CANCELED: 'was invited before',
};

/**
 * Refuses an invite of a supplier that is there already: by email, by website, or by nearly the same name, among those of
 * the store or in the marketplace. Answers the row of an invite that was declined or canceled, which may be sent anew.
 */
export async function refuseDuplicate(
  context: Context,
  { name, email, website }: InviteContacts,
): Promise<MySupplierRow | undefined> {
  const nameKey = normalName(name);
  const site = website === null ? undefined : websiteKey(website);
  const rows = await context.db
    .select()
    .from(mySuppliers)
    .where(
      and(
        ofStore(context),
        or(
          eq(mySuppliers.email, email),
          site ? eq(mySuppliers.websiteKey, site) : undefined,
          // A mistake in the first letters or in the length is one in few; the rest is compared here.
          sql`abs(length(${mySuppliers.nameKey}) - ${nameKey.length}) <= 2`,
        ),
      ),
    );
  const same = rows.find((row) => row.email === email);
  const sameSite = rows.find((row) => site !== undefined && row.websiteKey === site);
  const sameName = rows.find((row) => nearlySameName(row.nameKey, nameKey));
  const found = same ?? sameSite ?? sameName;
  if (found && (found.inviteState === 'DECLINED' || found.inviteState === 'CANCELED') && found === same)
    return found;
  if (found) {
    const by =
      found === same
        ? `the email ${email}`
        : found === sameSite
          ? `the website ${site}`
          : 'nearly the same name';
    const state = found.inviteState ? known[found.inviteState] : 'is already one of your suppliers';
    throw new OperationError('conflict', `${found.name} ${state}, with ${by}. Nothing was sent.`);
  }
  await refuseMarketplace(context, nameKey);
  return undefined;
}

async function refuseMarketplace(context: Context, nameKey: string): Promise<void> {
  const first = nameKey.split(' ')[0] ?? '';
  const rows = await context.db
    .select({ name: marketplaceSuppliers.name, city: marketplaceSuppliers.city })
    .from(marketplaceSuppliers)
    .where(
      like(sql`lower(${marketplaceSuppliers.name})`, `%${first.slice(0, 3).replaceAll(/[\\%_]/g, '\\$&')}%`),
    );
  const found = rows.find((row) => nearlySameName(normalName(row.name), nameKey));
  if (found)
    throw new OperationError(
      'conflict',
      `${found.name} (${found.city}) is already in the marketplace. Say "add ${found.name} to my suppliers" instead; nothing was sent.`,
    );
}
