import { OperationError } from '@brandwright/contract';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The bytes of an answer, unpacked. Counts what comes out as it comes, so that a small file which unpacks to a huge one
 * is left where it passes the limit. Errors: too_large, upstream (packed in a way that is not read, or broken).
 */
export async function readBody(body: Readable, encoding: string, largestBytes: number): Promise<Uint8Array> {
  const packed = encoding.trim().toLowerCase();
  const unpack = packed === '' || packed === 'identity' ? undefined : decoders[packed];
  if (unpack === undefined && packed !== '' && packed !== 'identity') {
    body.destroy();
    throw new OperationError('upstream', 'The page is compressed in a way that can’t be read.');
  }
  const stream = unpack ? unpacked(body, unpack()) : body;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of stream as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > largestBytes)
        throw new OperationError(
          'too_large',
          `The page is larger than ${megabytes(largestBytes)}, so it wasn’t read.`,
        );
      parts.push(part);
    }
  } finally {
    body.destroy();
  }
  return Buffer.concat(parts);
}

/** Errors of either stream end the reading of the second. */
function unpacked(body: Readable, through: Transform): Readable {
  pipeline(body, through, () => undefined);
  return through;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;
