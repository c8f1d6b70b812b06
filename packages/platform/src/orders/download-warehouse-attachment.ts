import { OperationError } from '@brandwright/contract';
import { downloadWarehouseAttachment } from '@brandwright/contract/orders/download-warehouse-attachment.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { warehouseAttachments } from './tables.ts';

export default implement(downloadWarehouseAttachment, {
  async run(context, { id }) {
    const [attachment] = await context.db
      .select()
      .from(warehouseAttachments)
      .where(and(eq(warehouseAttachments.storeId, context.storeId), eq(warehouseAttachments.id, id)));
    if (!attachment)
      throw new OperationError(
        'not_found',
        'That attachment wasn’t found. Its id is on the wholesale order.',
      );
    const { name, contentType, sizeBytes, fileId } = attachment;
    const { url } = await context.call(getFile, { fileId });
    return { output: { id, name, contentType, sizeBytes, url } };
  },
});
