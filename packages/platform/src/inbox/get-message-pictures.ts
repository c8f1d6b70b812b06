import { OperationError } from '@brandwright/contract';
import { getMessagePictures } from '@brandwright/contract/inbox/get-message-pictures.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { supplierMessages as messages } from './tables.ts';

export default implement(getMessagePictures, {
  async run(context, { messageSid }) {
    const [message] = await context.db
      .select({ imageUrls: messages.imageUrls, attributes: messages.attributes })
      .from(messages)
      .where(and(eq(messages.storeId, context.storeId), eq(messages.sid, messageSid)));
    if (!message)
      throw new OperationError('not_found', 'That message wasn’t found. Reload the conversation.');
    const { imageUrls, attributes } = message;
    // Some messages name their one picture beside the files.
    const only = imageUrls.length === 0 && attributes.imageUrl ? [attributes.imageUrl] : [];
    return { output: { messageSid, imageUrls: [...imageUrls, ...only] } };
  },
});
