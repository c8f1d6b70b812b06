import { setConversationAttributes } from '@brandwright/contract/inbox/set-conversation-attributes.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { tellCarrier } from './deliver-message.ts';
import { findConversation } from './find-conversation.ts';
import { refuseUnknownRecords } from './named-records.ts';
import { readConversation } from './read-rows.ts';
import { supplierConversations as conversations } from './tables.ts';

export default implement(setConversationAttributes, {
  async run(context, { id, attributes, isConciergeRecommended }) {
    const row = await findConversation(context, id);
    await refuseUnknownRecords(context, attributes);
    const merged = { ...row.attributes, ...attributes };
    await context.db
      .update(conversations)
      .set({
        attributes: merged,
        ...(isConciergeRecommended === undefined ? {} : { isConciergeRecommended }),
      })
      .where(and(eq(conversations.storeId, context.storeId), eq(conversations.id, row.id)));
    await tellCarrier(context, row, { attributes: merged });
    return {
      output: await readConversation(context, row.id),
      subject: { kind: 'supplier_conversation', id: row.id },
    };
  },
});
