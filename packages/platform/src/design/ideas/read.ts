import { getAiIdea } from '@brandwright/contract/design/ideas/get-ai-idea.ts';
import { listAiIdeas } from '@brandwright/contract/design/ideas/list-ai-ideas.ts';
import { listPublicAiIdeas } from '@brandwright/contract/design/ideas/list-public-ai-ideas.ts';
import { countAiProductImages } from '@brandwright/contract/design/ideas/count-ai-product-images.ts';
import { countAiProducts } from '@brandwright/contract/design/ideas/count-ai-products.ts';
import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { namePatterns } from '../../kernel/records/name-likeness.ts';
import { findIdea } from './find-idea.ts';
import { showIdea, showPublicIdea } from './show-idea.ts';
import { aiIdeas, publicAiIdeas } from './tables.ts';

/** Words that say what is looked for, not about what. */
const spare = new Set(['%idea%', '%ai%', '%product%', '%public%', '%concept%']);

const likeAll = (text: SQL, said: string): SQL | undefined => {
  const patterns = namePatterns(said).filter((pattern) => !spare.has(pattern));
  return patterns.length === 0 ? undefined : sql`lower(${text}) like all (${sql.param(patterns)}::text[])`;
};

export const listIdeas = implement(listAiIdeas, {
  async run(context, { state, search, page, size }) {
    const where = and(
      eq(aiIdeas.storeId, context.storeId),
      state ? eq(aiIdeas.state, state) : ne(aiIdeas.state, 'ARCHIVED'),
      search
        ? likeAll(
            sql`(${aiIdeas.title} || ' ' || ${aiIdeas.brief} || ' ' || ${aiIdeas.category} || ' ' || ${aiIdeas.audience} || ' ' || ${aiIdeas.products}::text)`,
            search,
          )
        : undefined,
    );
    const [sum] = await context.db.select({ total: count() }).from(aiIdeas).where(where);
    const rows = await context.db
      .select()
      .from(aiIdeas)
      .where(where)
      .orderBy(desc(aiIdeas.createdAt), aiIdeas.number)
      .limit(size)
      .offset(page * size);
    return { output: { ideas: rows.map(showIdea), page, size, total: sum?.total ?? 0 } };
  },
});

export const getIdea = implement(getAiIdea, {
  async run(context, { aiIdea }) {
    const row = await findIdea(context, aiIdea);
    return { output: showIdea(row), subject: { kind: 'ai_idea', id: row.id } };
  },
});

export const listPublicIdeas = implement(listPublicAiIdeas, {
  async run(context, { search, page, size }) {
    const where = search ? likeAll(sql`(${publicAiIdeas.content}::text)`, search) : undefined;
    const [sum] = await context.db.select({ total: count() }).from(publicAiIdeas).where(where);
    const rows = await context.db
      .select()
      .from(publicAiIdeas)
      .where(where)
      .orderBy(desc(publicAiIdeas.publishedAt), publicAiIdeas.id)
      .limit(size)
      .offset(page * size);
    return {
      output: {
        ideas: rows.map((row) => showPublicIdea(row, context.storeId)),
        page,
        size,
        total: sum?.total ?? 0,
      },
    };
  },
});

const products = sql`jsonb_array_elements(${aiIdeas.products})`;

export const countProducts = implement(countAiProducts, {
  async run(context) {
    const [row] = await context.db
      .select({ count: sql<number>`coalesce(sum(jsonb_array_length(${aiIdeas.products})), 0)::int` })
      .from(aiIdeas)
      .where(eq(aiIdeas.storeId, context.storeId));
    return { output: { count: row?.count ?? 0 } };
  },
});

export const countProductImages = implement(countAiProductImages, {
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
