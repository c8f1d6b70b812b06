import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';

const facts = z.object({ name: z.string(), flags: z.array(z.string()) });

/** The store's name and the flags it has on now, even when nobody is logged in. */
export async function storeFacts(context: Context): Promise<z.output<typeof facts>> {
  const { rows } = await context.db.execute(
    sql`select name, flags from insight_stores where store_id = ${context.storeId}`,
  );
  return facts.parse(rows[0] ?? { name: '', flags: [] });
}
