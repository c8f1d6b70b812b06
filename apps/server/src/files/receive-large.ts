import { OperationError } from '@brandwright/contract';
import { contentType as contentTypes, largestSignedUpload } from '@brandwright/contract/store/files.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import {
  fileKey,
  isUploadSignature,
  uploadReceipt,
  type AnnouncedUpload,
  systemClock,
} from '@brandwright/platform';
import { z } from 'zod';
import type { Call, Gateway } from '../gateway.ts';
import { answerResult } from '../rest/run-operation.ts';
import { safeName } from './receive-form.ts';
import { recognize, sniffedBytes } from './sniff.ts';

const announcement = z.object({
  name: z.string().min(1).max(200),
  type: contentTypes,
  size: z.coerce.number().int().min(1).max(largestSignedUpload),
  expires: z.coerce.number().int(),
  signature: z.string(),
});

/** PUT to a signed address: streams exactly the announced bytes to the file store, once, and then runs upload_file. */
export async function receiveLarge(
  gateway: Gateway,
  call: Call,
  storeId: string,
  fileId: string,
): Promise<Response> {
  const { upload, body } = readAnnounced(gateway, call, storeId, fileId);
  const key = fileKey(storeId, fileId);
  const { files, keyring } = gateway.providers;
  const already = await files.open(key);
  if (already) {
    await already.stream.cancel();
    throw wasUsed();
  }
  const { beginning, stream } = await peek(body);
  const name = safeName(upload.name);
  const actual = await recognize(beginning, name);
  if (actual !== upload.contentType)
    throw new OperationError(
      'unsupported_file',
      `The file is ${actual}, but the upload address was made for ${upload.contentType}.`,
    );
  await files.putStream(key, stream, actual, upload.size).catch((error: unknown) => {
    throw error instanceof OperationError && error.code === 'conflict' ? wasUsed() : error;
  });
  const received = { fileId, name, contentType: actual, size: upload.size };
  const result = await gateway.kernel.run({
    actor: { kind: 'system', storeId },
    via: 'hand',
    requestId: call.get('requestId'),
    signal: call.get('signal'),
    operation: uploadFile.name,
    input: { ...received, receipt: uploadReceipt(keyring, storeId, received) },
  });
  return answerResult(call, uploadFile, result);
}

const wasUsed = () =>
  new OperationError(
    'conflict',
    'This upload address was already used. Get a new one from /upload-large-file.',
  );

function readAnnounced(
  gateway: Gateway,
  call: Call,
  storeId: string,
  fileId: string,
): { upload: AnnouncedUpload; body: ReadableStream<Uint8Array> } {
  const said = announcement.safeParse(Object.fromEntries(new URL(call.req.url).searchParams)).data;
  const upload = said && {
    storeId,
    fileId,
    name: said.name,
    contentType: said.type,
    size: said.size,
    expiresAtMs: said.expires,
  };
  if (!upload || !isUploadSignature(gateway.providers.keyring, upload, said.signature)) {
    throw new OperationError(
      'forbidden',
      'This upload address isn’t valid. Get one from /upload-large-file.',
    );
  }
  if (upload.expiresAtMs < systemClock.now().getTime()) {
    throw new OperationError(
      'forbidden',
      'This upload address has expired. Get a new one from /upload-large-file.',
    );
  }
  const length = call.req.header('content-length');
  if (length !== undefined && Number(length) !== upload.size) {
    throw new OperationError('bad_input', `Expected ${upload.size} bytes, but got ${length}.`);
  }
  const { body } = call.req.raw;
  if (!body) throw new OperationError('bad_input', 'The file is missing. Send its bytes as the body.');
  return { upload, body };
}

/** The first bytes of a stream, and the whole stream again. */
async function peek(
  source: ReadableStream<Uint8Array>,
): Promise<{ beginning: Uint8Array; stream: ReadableStream<Uint8Array> }> {
  const reader = source.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let ended = false;
  while (bytes < sniffedBytes && !ended) {
    const { value, done } = await reader.read();
    ended = done;
    if (value) chunks.push(value);
    bytes += value?.byteLength ?? 0;
  }
  const beginning = new Uint8Array(Buffer.concat(chunks).subarray(0, sniffedBytes));
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const first = chunks.shift();
      if (first) return controller.enqueue(first);
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { beginning, stream };
}
