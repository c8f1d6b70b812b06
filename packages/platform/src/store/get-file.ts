import { OperationError } from '@brandwright/contract';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, eq } from 'drizzle-orm';
import { implement } from '../kernel/request/implementation.ts';
import { files } from './tables.ts';
import { showFile } from './show-file.ts';

export default implement(getFile, {
  async run(context, { fileId }) {
    const [row] = await context.db
      .select()
      .from(files)
      .where(and(eq(files.storeId, context.storeId), eq(files.id, fileId)));
    if (!row) throw new OperationError('not_found', 'That file isn’t in your store.');
    return { output: showFile(context, row) };
  },
});
