import { OperationError, catalogMessages } from '@brandwright/contract';
import { largestUpload } from '@brandwright/contract/store/files.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { authorizeNaming, namedId, fileKey, uploadReceipt, type ReceivedFile } from '@brandwright/platform';
import { hash, randomUUID } from 'node:crypto';
import type { Call, Gateway } from '../gateway.ts';
import { readBody } from '../read-body.ts';
import { answerOperation, readIdempotencyKey } from '../rest/run-operation.ts';
import { recognize } from './sniff.ts';

/** What a form adds around its file. */
const formOverhead = 64 * 1024;
const tooLarge = 'The file is larger than 25 MB. Get an upload address from /upload-large-file.';

/** POST /upload: a multipart form with the field `file`. The bytes are looked at and kept, then upload_file is run. */
export async function receiveForm(gateway: Gateway, call: Call): Promise<Response> {
  const actor = call.get('actor');
  await authorizeNaming(gateway.kernel.pool, uploadFile, actor);
  if (actor.kind !== 'user') throw new OperationError('unauthenticated', catalogMessages.sessionExpired);
  const file = await readFile(call);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = safeName(file.name);
  const received: ReceivedFile = {
    fileId: fileIdFor(actor.storeId, readIdempotencyKey(call), bytes),
    name,
    contentType: await recognize(bytes, name),
    size: bytes.byteLength,
  };
  const { files, keyring } = gateway.providers;
  await files.put(fileKey(actor.storeId, received.fileId), bytes, received.contentType);
  return answerOperation(gateway, call, uploadFile, {
    ...received,
    receipt: uploadReceipt(keyring, actor.storeId, received),
  });
}

async function readFile(call: Call): Promise<File> {
  if (!/^multipart\/form-data\b/i.test(call.req.header('content-type') ?? '')) {
    throw new OperationError('bad_input', 'Send the file as multipart/form-data, in the field "file".');
  }
  const bytes = await readBody(call, largestUpload + formOverhead, tooLarge);
  const contentType = call.req.header('content-type') ?? '';
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new OperationError(
        'bad_input',
        'The form can’t be read. Send the file as multipart/form-data, in the field "file".',
      );
    });
  const file = form.get('file');
  if (!(file instanceof File))
    throw new OperationError('bad_input', 'The form has no file in the field "file".');
  if (file.size === 0) throw new OperationError('bad_input', 'The file is empty.');
  if (file.size > largestUpload) throw new OperationError('too_large', tooLarge);
  return file;
}

// A repeat with the same key must be the same input, so the id follows from the key and the content.
const fileIdFor = (storeId: string, key: string | undefined, bytes: Uint8Array) =>
  key === undefined ? randomUUID() : namedId('upload', storeId, key, hash('sha256', bytes));

const longestName = 200;

/** The name as shown: the last part of a path, without what no name has. A long one keeps its ending. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex
  const plain = last
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '')
    .trim();
  if (plain.length <= longestName) return plain || 'file';
  const ending = /\.[a-z0-9]{1,8}$/i.exec(plain)?.[0] ?? '';
  const beginning = plain.slice(0, longestName - ending.length);
  // No half of a character that takes two.
  return `${beginning.replace(/[\ud800-\udbff]$/, '')}${ending}`;
}
