import { OperationError } from '@brandwright/contract';
import { isVaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import { longestFileText, readFileText } from '@brandwright/contract/copilot/vault/read-file-text.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { fileKey } from '../../kernel/data/file-address.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { extract } from './extraction/extract.ts';
import { UnreadableFile } from './extraction/extracted.ts';

/** A file is read within a request, so it may take less time than one that is kept. */
const longestReadingMs = 15_000;

export default implement(readFileText, {
  async run(context, { fileId }) {
    const { contentType } = await context.call(getFile, { fileId });
    const file = await context.providers.files.get(fileKey(context.storeId, fileId));
    if (!file) throw new OperationError('not_found', 'The file is no longer available. Upload it again.');
    if (!isVaultType(contentType) || contentType.startsWith('image/'))
      throw new OperationError(
        'unsupported_file',
        'I can’t read any text from that file. Use a PDF, Word, Excel, CSV or text file.',
      );
    try {
      const { pieces, pages } = await extract(file.bytes, contentType, {
        signal: context.signal,
        timeoutMs: longestReadingMs,
      });
      const text = pieces.map((piece) => piece.text).join('\n');
      return {
        output: { fileId, text: text.slice(0, longestFileText), pages, isCut: text.length > longestFileText },
      };
    } catch (error) {
      if (error instanceof UnreadableFile) throw new OperationError('unsupported_file', error.message);
      throw error;
    }
  },
});
