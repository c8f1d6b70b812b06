import { listAiIdeas } from '@brandwright/contract/design/ideas/list-ai-ideas.ts';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { showIdea } from './show-idea.ts';
import { aiIdeas } from './tables.ts';
import { saysWords } from './says-words.ts';

export default implement(listAiIdeas, {
  async run(context, { state, search, page, size }) {
    const where = and(
      eq(aiIdeas.storeId, context.storeId),
      state ? eq(aiIdeas.state, state) : ne(aiIdeas.state, 'ARCHIVED'),
      search
        ? saysWords(
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
