import { eq } from 'drizzle-orm';
import type { Context } from '../kernel/context.ts';
import { stores } from './tables.ts';

/** The country that the store is in, as two letters; null where it was never said. */
export async function findStoreCountry(context: Context): Promise<string | null> {
  const [store] = await context.db
    .select({ country: stores.countryCode })
    .from(stores)
    .where(eq(stores.id, context.storeId));
  return store?.country ?? null;
}
