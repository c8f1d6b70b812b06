import { getFile } from '@brandwright/contract/store/get-file.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
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
