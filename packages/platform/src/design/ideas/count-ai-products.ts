import { countAiProducts } from '@brandwright/contract/design/ideas/count-ai-products.ts';
import { eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { aiIdeas } from './tables.ts';

export default implement(countAiProducts, {
  async run(context) {
    const [row] = await context.db
      .select({ count: sql<number>`coalesce(sum(jsonb_array_length(${aiIdeas.products})), 0)::int` })
      .from(aiIdeas)
      .where(eq(aiIdeas.storeId, context.storeId));
    return { output: { count: row?.count ?? 0 } };
  },
});
