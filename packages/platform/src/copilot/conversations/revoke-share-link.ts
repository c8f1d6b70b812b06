import { OperationError } from '@brandwright/contract';
import { revokeShareLink } from '@brandwright/contract/copilot/conversations/revoke-share-link.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { meantConversation } from '../conversations.ts';
import { conversationShares } from '../tables.ts';
import { mine, columns, toLink } from './sharing.ts';

export default implement(revokeShareLink, {
  async run(context, { linkId, conversationId }) {
    const which = linkId
      ? eq(conversationShares.id, linkId)
      : eq(conversationShares.conversationId, meantConversation(context, conversationId));
    const rows = await context.db
      .update(conversationShares)
      // What nobody may read any more is not kept either.
      .set({ revokedAt: context.clock.now(), messages: [] })
      .where(and(mine(context), which, isNull(conversationShares.revokedAt)))
      .returning(columns);
    if (rows.length === 0)
      throw new OperationError(
        'not_found',
        linkId ? 'That link wasn’t found, so nothing was revoked.' : 'This chat isn’t shared.',
      );
    const links = rows.map((row) => toLink(context, row));
    return { output: { links }, subject: { kind: 'conversation', id: links[0]?.conversationId ?? '' } };
  },
});
