import { OperationError } from '@brandwright/contract';
import { getShareAddress } from '@brandwright/contract/copilot/conversations/get-share-address.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { conversationShares } from '../tables.ts';
import { mine, open, tokenOf } from './sharing.ts';

export default implement(getShareAddress, {
  async run(context, { id }) {
    const [row] = await context.db
      .select({ id: conversationShares.id })
      .from(conversationShares)
      .where(and(mine(context), eq(conversationShares.id, id), open(context)));
    if (!row) throw new OperationError('not_found', 'This link no longer works. Share again for a new one.');
    return { output: { url: `${context.publicUrl}/shared-conversation/${tokenOf(context, id)}` } };
  },
});
