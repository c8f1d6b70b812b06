import { OperationError } from '@brandwright/contract';
import { getImageGeneration } from '@brandwright/contract/design/images/get-image-generation.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { shownGeneration } from './shown.ts';
import { imageGenerations } from './tables.ts';

export default implement(getImageGeneration, {
  async run(context, { id }) {
    const [row] = await context.db
      .select()
      .from(imageGenerations)
      .where(and(eq(imageGenerations.storeId, context.storeId), eq(imageGenerations.id, id)));
    if (!row) throw new OperationError('not_found', 'Those pictures aren’t in your store.');
    return { output: await shownGeneration(context, row) };
  },
});
