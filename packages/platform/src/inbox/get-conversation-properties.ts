import { OperationError } from '@brandwright/contract';
import { getConversationProperties } from '@brandwright/contract/inbox/get-conversation-properties.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { readConversations } from './read-rows.ts';
import { supplierConversations as conversations } from './tables.ts';

export default implement(getConversationProperties, {
  async run(context, { storeId, supplierId, returnArchived }) {
    if (storeId !== undefined && storeId !== context.storeId)
      throw new OperationError('not_found', 'That isn’t one of your stores.');
    const where = and(
      supplierId === undefined ? undefined : eq(conversations.supplierId, supplierId),
      returnArchived ? undefined : eq(conversations.isArchived, false),
    );
    return { output: { rows: await readConversations(context, where) } };
  },
});
