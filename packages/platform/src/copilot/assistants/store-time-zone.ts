import { eq } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { stores } from '../../store/tables.ts';
import { livingAssistants } from './find-assistant.ts';
import { timeZoneOf } from './rules.ts';

/** The zone that the store schedules by: as its newest assistant does, else by the country the store is in. */
export async function storeTimeZone(context: Context): Promise<string> {
  const newest = (await livingAssistants(context)).at(-1);
  if (newest) return newest.timeZone;
  const [store] = await context.db
    .select({ country: stores.countryCode })
    .from(stores)
    .where(eq(stores.id, context.storeId));
  return timeZoneOf(store?.country ?? null);
}
