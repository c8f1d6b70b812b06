import { OperationError } from '@brandwright/contract';
import { removeImage } from '@brandwright/contract/design/images/remove-image.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { shownImage } from './shown.ts';
import { galleryImages } from './tables.ts';
import { inGallery } from './gallery.ts';

const undoShape = z.object({ imageId: z.uuid() });

export default implement(removeImage, {
  async run(context, { imageId }) {
    const [row] = await context.db
      .update(galleryImages)
      .set({ removedAt: context.clock.now() })
      .where(and(inGallery(context), eq(galleryImages.id, imageId)))
      .returning();
    if (!row)
      throw new OperationError('not_found', 'That picture isn’t in the gallery. It may have been removed.');
    return { output: shownImage(row), undo: { imageId }, subject: { kind: 'picture', id: imageId } };
  },
  async undo(context, undo) {
    const { imageId } = undoShape.parse(undo);
    await context.db
      .update(galleryImages)
      .set({ removedAt: null })
      .where(and(eq(galleryImages.storeId, context.storeId), eq(galleryImages.id, imageId)));
  },
});
