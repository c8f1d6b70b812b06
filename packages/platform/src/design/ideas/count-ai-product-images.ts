import { countAiProductImages } from '@brandwright/contract/design/ideas/count-ai-product-images.ts';
import { eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { aiIdeas } from './tables.ts';

const products = sql`jsonb_array_elements(${aiIdeas.products})`;

export default implement(countAiProductImages, {
  async run(context) {
    const [row] = await context.db
      .select({
        count: sql<number>`coalesce(sum((select count(*) from ${products} as product where product->>'image' not in ('', 'LOADING'))), 0)::int`,
      })
      .from(aiIdeas)
      .where(eq(aiIdeas.storeId, context.storeId));
    return { output: { aiProductCount: row?.count ?? 0 } };
  },
});
