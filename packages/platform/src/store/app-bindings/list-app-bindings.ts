import { listAppBindings } from '@brandwright/contract/store/app-bindings/list-app-bindings.ts';
import { desc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { toBinding } from './bindings.ts';
import { appBindings } from './tables.ts';

export default implement(listAppBindings, {
  async run(context) {
    const rows = await context.db
      .select()
      .from(appBindings)
      .where(eq(appBindings.storeId, context.storeId))
      .orderBy(desc(appBindings.boundAt), desc(appBindings.id));
    return { output: { bindings: rows.map(toBinding) } };
  },
});
