import { OperationError } from '@brandwright/contract';
import { viewSharedConversation } from '@brandwright/contract/copilot/conversations/view-shared-conversation.ts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { conversationShares } from '../tables.ts';
import { hashOf, open } from './sharing.ts';

const place = z.object({ store_id: z.uuid(), share_id: z.uuid() });

const gone = () =>
  new OperationError('not_found', 'This link no longer works. Ask whoever sent it for a new one.');

/** For the public: the same answer whether a link never was, has expired or was revoked. */
export default implement(viewSharedConversation, {
  async run(context, { token }) {
    const { rows } = await context.db.execute(
      sql`select store_id, share_id from shared_conversation(${hashOf(token)})`,
    );
    const found = place.safeParse(rows[0]);
    if (!found.success) throw gone();
    await context.enterStore(found.data.store_id);
    const [share] = await context.db
      .select()
      .from(conversationShares)
      .where(
        and(
          eq(conversationShares.storeId, found.data.store_id),
          eq(conversationShares.id, found.data.share_id),
          open(context),
        ),
      );
    if (!share) throw gone();
    return {
      output: {
        title: share.title,
        sharedAt: share.createdAt.toISOString(),
        expiresAt: share.expiresAt.toISOString(),
        hidden: share.hidden,
        messages: share.messages,
      },
    };
  },
});
