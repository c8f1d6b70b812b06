import { OperationError } from '@brandwright/contract';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { implement } from '../kernel/request/implementation.ts';
import { isUploadReceipt } from '../kernel/data/file-address.ts';
import { files } from './tables.ts';
import { showFile } from './show-file.ts';

export default implement(uploadFile, {
  async run(context, { receipt, ...file }) {
    if (!isUploadReceipt(context.providers.keyring, context.storeId, file, receipt)) {
      throw new OperationError('bad_input', 'Send the file itself, as the form field "file".');
    }
    const { fileId, ...facts } = file;
    const createdBy = context.actor.kind === 'user' ? context.actor.userId : null;
    const row = { storeId: context.storeId, id: fileId, ...facts, createdBy, createdAt: context.clock.now() };
    // The same announced file may arrive twice; the first row stays.
    await context.db.insert(files).values(row).onConflictDoNothing();
    return { output: showFile(context, row), subject: { kind: 'file', id: fileId } };
  },
});
