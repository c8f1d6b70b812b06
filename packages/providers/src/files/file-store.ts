import { OperationError } from '@brandwright/contract';

/** Bytes with what they are. */
export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

export interface StoredStream {
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  /** In bytes. */
  size: number;
}

/**
 * Bytes kept under a key such as `{storeId}/{fileId}`: segments of letters, digits, `_`, `-` and `.`, never
 * starting with a dot, at most 300 characters. Another key throws.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * Keeps a stream of exactly `size` bytes under a key that holds nothing yet. When it is shorter, longer or breaks
   * off, nothing is kept and it throws; of two at once the one that ends first is kept and the other is refused with
   * `conflict`.
   */
  putStream(
    key: string,
    source: ReadableStream<Uint8Array>,
    contentType: string,
    size: number,
  ): Promise<void>;
  /** Undefined when there is nothing under the key. */
  get(key: string): Promise<StoredFile | undefined>;
  /** As `get`, without holding everything in memory. */
  open(key: string): Promise<StoredStream | undefined>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes everything under the keys that begin with `{folder}/`; one segment of a key. */
  removeAll(folder: string): Promise<void>;
}

export const keyTaken = () =>
  new OperationError('conflict', 'A file is already there, and it was left as it is.');

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Throws unless the key is one that cannot leave the store. */
export function checkKey(key: string): void {
  if (key.length > 300 || !key.split('/').every((part) => segment.test(part))) {
    throw new Error('A file key is made of plain segments and is at most 300 characters long.');
  }
}

/** Throws unless the folder is one plain segment. */
export function checkFolder(folder: string): void {
  if (!segment.test(folder)) throw new Error('A folder of files is one plain segment.');
}
