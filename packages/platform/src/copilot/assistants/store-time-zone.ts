import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { livingAssistants } from './find-assistant.ts';
import { timeZoneOf } from './rules.ts';

const row = z.object({ time_zone: z.string().nullable(), country_code: z.string().nullable() });

/** The zone that the store schedules by: the one it chose, else that of its newest assistant, else by the country the store is in. */
export async function storeTimeZone(context: Context): Promise<string> {
  const { rows } = await context.db.execute(
    sql`select time_zone, country_code from store_zones where store_id = ${context.storeId}`,
  );
  const store = row.optional().parse(rows[0]);
  if (store?.time_zone) return store.time_zone;
  return (await livingAssistants(context)).at(-1)?.timeZone ?? timeZoneOf(store?.country_code ?? null);
}
