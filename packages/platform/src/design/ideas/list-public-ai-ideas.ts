import { listPublicAiIdeas } from '@brandwright/contract/design/ideas/list-public-ai-ideas.ts';
import { count, desc, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { showPublicIdea } from './show-idea.ts';
import { publicAiIdeas } from './tables.ts';
import { saysWords } from './says-words.ts';

export default implement(listPublicAiIdeas, {
  async run(context, { search, page, size }) {
    const where = search ? saysWords(sql`(${publicAiIdeas.content}::text)`, search) : undefined;
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
