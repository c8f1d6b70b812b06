import { OperationError } from '@brandwright/contract';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { TicketFile } from '@brandwright/contract/support/entities.ts';
import {
  largestTicketFile,
  largestTicketFiles,
  ticketFileTypes,
} from '@brandwright/contract/support/rules.ts';
import type { Context } from '../kernel/request/context.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** What is attached, once each. Errors: not_found for a file of another store, unsupported_file, too_large. */
export async function ticketFiles(
  context: Context,
  fileIds: readonly string[],
): Promise<Omit<TicketFile, 'url'>[]> {
  const files: Omit<TicketFile, 'url'>[] = [];
  for (const fileId of new Set(fileIds)) {
    const { id, name, contentType, size } = await context.call(getFile, { fileId });
    if (!ticketFileTypes.has(contentType))
      throw new OperationError(
        'unsupported_file',
        `${name} can’t be attached. Attach pictures, PDFs, CSVs, Excel or Word documents.`,
      );
    if (size > largestTicketFile)
      throw new OperationError(
        'too_large',
        `${name} is larger than ${megabytes(largestTicketFile)}. Attach a smaller one.`,
      );
    files.push({ fileId: id, name, contentType, sizeBytes: size });
  }
  if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > largestTicketFiles)
    throw new OperationError(
      'too_large',
      `Together the files are larger than ${megabytes(largestTicketFiles)}. Attach fewer of them.`,
    );
  return files;
}
