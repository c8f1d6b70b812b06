import { listTechPacks } from '@brandwright/contract/sourcing/agent/list-tech-packs.ts';
import { count, desc, eq, ne } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { ofStore } from './find-tech-pack.ts';
import { categoriesOf, matchCount, packOf, summaryOf } from './show-tech-pack.ts';
import { stateOf } from './state.ts';
import { techPacks } from './tables.ts';
import { named } from './read-tech-packs.ts';

export default implement(listTechPacks, {
  async run(context, { keyword, status, agentType, page, size }) {
    const where = ofStore(
      context,
      named(keyword),
      status === undefined ? ne(techPacks.status, 'ARCHIVED') : eq(techPacks.status, status),
      agentType === undefined ? undefined : eq(techPacks.agentType, agentType),
    );
    const rows = await context.db
      .select()
      .from(techPacks)
      .where(where)
      .orderBy(desc(techPacks.updatedAt), techPacks.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(techPacks).where(where);
    const categories = await categoriesOf(context);
    const current = (await stateOf(context))?.techPackId ?? null;
    const shown = [];
    for (const row of rows)
      shown.push(summaryOf(packOf(row, categories, current, await matchCount(context, row))));
    return { output: { rows: shown, page, size, total: counted?.total ?? 0 } };
  },
});
