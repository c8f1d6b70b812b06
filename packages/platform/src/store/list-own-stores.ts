import { role } from '@brandwright/contract/store/entities.ts';
import { listOwnStores } from '@brandwright/contract/store/list-own-stores.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { personOf } from './sessions.ts';

const row = z.object({ store_id: z.uuid(), store_name: z.string(), role });

export default implement(listOwnStores, {
  async run(context) {
    const { userId } = personOf(context);
    const { rows } = await context.db.execute(sql`select * from stores_of_person(${userId})`);
    const stores = z
      .array(row)
      .parse(rows)
      .map(({ store_id: id, store_name: name, role: own }) => ({
        id,
        name,
        role: own,
        isCurrent: id === context.storeId,
      }));
    return { output: { stores } };
  },
});
