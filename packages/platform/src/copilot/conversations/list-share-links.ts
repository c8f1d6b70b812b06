import { listShareLinks } from '@brandwright/contract/copilot/conversations/list-share-links.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { conversationShares } from '../tables.ts';
import { mine, open, columns, toLink } from './sharing.ts';

export default implement(listShareLinks, {
  async run(context, { conversationId, isOpen, page, size }) {
    const matches = and(
      mine(context),
      conversationId ? eq(conversationShares.conversationId, conversationId) : undefined,
      isOpen === undefined ? undefined : isOpen ? open(context) : sql`not (${open(context)})`,
    );
    const [counted] = await context.db.select({ total: count() }).from(conversationShares).where(matches);
    const rows = await context.db
      .select(columns)
      .from(conversationShares)
      .where(matches)
      .orderBy(desc(conversationShares.createdAt), desc(conversationShares.id))
      .limit(size)
      .offset(page * size);
    const links = rows.map((row) => toLink(context, row));
    return { output: { links, page, size, total: counted?.total ?? 0 } };
  },
});
