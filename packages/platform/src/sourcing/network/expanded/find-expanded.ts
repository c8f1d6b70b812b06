import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import { eq, type SQL } from 'drizzle-orm';
import { pickNamed, type NamedRows } from '../../../kernel/records/resolve-record.ts';
import type { Context } from '../../../kernel/request/context.ts';
import { expandedNetworkSuppliers as factories } from './tables.ts';

type ExpandedRow = typeof factories.$inferSelect;

const factoryKind: NamedRows<ExpandedRow> = {
  called: { noun: 'factory of the expanded network', plural: 'factories of the expanded network' },
  nameOf: ({ name }) => name,
  labelOf: ({ name, city, countryName }) => `${name} (${city ?? countryName})`,
  lookUp: 'Search the expanded network and choose one.',
};

/**
 * The factory of an id or of a whole name, if there is one. `isCalled` says which names are the same for who asks: to the
 * letter, or but for the forms of the law. Refuses with the choices when several fit.
 */
export async function lookUpExpanded(
  context: Context,
  said: string,
  isCalled: SQL,
): Promise<ExpandedRow | undefined> {
  const rows = await context.db
    .select()
    .from(factories)
    .where(isUuid(said) ? eq(factories.id, said.toLowerCase()) : isCalled)
    .limit(6);
  return isUuid(said) ? rows[0] : pickNamed(rows, factoryKind, said);
}
