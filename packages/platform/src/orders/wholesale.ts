import { OperationError } from '@brandwright/contract';
import { addWholesaleRequirements as declaration } from '@brandwright/contract/orders/add-wholesale-requirements.ts';
import { downloadWarehouseAttachment as downloadDeclaration } from '@brandwright/contract/orders/download-warehouse-attachment.ts';
import { count } from '@brandwright/contract/orders/words.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockOrder } from './find-order.ts';
import { afterChange } from './read-order.ts';
import { warehouseAttachments, wholesaleRequirements } from './tables.ts';

interface Requirement {
  instructions: string;
  purchaseOrderNumber?: string | undefined;
  deliverBy?: string | undefined;
  attachmentFileIds: readonly string[];
}

/** Writes a requirement with its attachments; a file of another store is not found. Answers its id. */
export async function addRequirement(context: Context, orderId: string, given: Requirement): Promise<string> {
  const { storeId, db } = context;
  const id = randomUUID();
  await db.insert(wholesaleRequirements).values({
    storeId,
    id,
    orderId,
    instructions: given.instructions,
    purchaseOrderNumber: given.purchaseOrderNumber ?? null,
    deliverBy: given.deliverBy ?? null,
    createdAt: context.clock.now(),
  });
  for (const fileId of new Set(given.attachmentFileIds)) {
    const { name, contentType, size } = await context.call(getFile, { fileId });
    await db.insert(warehouseAttachments).values({
      storeId,
      id: randomUUID(),
      orderId,
      requirementId: id,
      fileId,
      name,
      contentType,
      sizeBytes: size,
    });
  }
  return id;
}

export const addWholesaleRequirements = implement(declaration, {
  async run(context, { id, orderNumber, ...given }) {
    const order = await lockOrder(context, { id, orderNumber });
    if (order.origin !== 'MANUAL_WHOLESALE') {
      throw new OperationError(
        'bad_transition',
        `Order #${order.orderNumber} is not a wholesale order, so it takes no wholesale requirements. A note can be added instead.`,
      );
    }
    if (order.cancelStatus === 'CANCELED')
      throw new OperationError('bad_transition', `Order #${order.orderNumber} is canceled.`);
    const requirementId = await addRequirement(context, order.id, given);
    const files =
      given.attachmentFileIds.length > 0
        ? ` with ${count(given.attachmentFileIds.length, 'attachment')}`
        : '';
    const change = `Requirements added to wholesale order #${order.orderNumber}${files}: “${given.instructions}”.`;
    return {
      output: await afterChange(context, order.id, change),
      undo: { requirementId },
      subject: { kind: 'order', id: order.id },
    };
  },
  async undo(context, kept) {
    const { requirementId } = z.object({ requirementId: z.uuid() }).parse(kept);
    await context.db
      .delete(wholesaleRequirements)
      .where(
        and(eq(wholesaleRequirements.storeId, context.storeId), eq(wholesaleRequirements.id, requirementId)),
      );
  },
});

export const downloadWarehouseAttachment = implement(downloadDeclaration, {
  async run(context, { id }) {
    const [attachment] = await context.db
      .select()
      .from(warehouseAttachments)
      .where(and(eq(warehouseAttachments.storeId, context.storeId), eq(warehouseAttachments.id, id)));
    if (!attachment)
      throw new OperationError('not_found', 'There is no such attachment. Its id is on the wholesale order.');
    const { name, contentType, sizeBytes, fileId } = attachment;
    const { url } = await context.call(getFile, { fileId });
    return { output: { id, name, contentType, sizeBytes, url } };
  },
});
