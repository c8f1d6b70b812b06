import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';

const publicStore = z.object({
  store_id: z.uuid(),
  handle: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  logo_url: z.string().nullable(),
  is_protected: z.boolean(),
});
export type PublicStore = z.output<typeof publicStore>;

/** What the public may know of the stores with these handles, in the order of the handles (packages/platform/routines/storefront.sql). */
export async function findPublicStores(context: Context, handles: readonly string[]): Promise<PublicStore[]> {
  const { rows } = await context.db.execute(
    sql`select * from stores_by_handle(${sql.param([...handles])}::text[])`,
  );
  return rows.map((row) => publicStore.parse(row));
}
