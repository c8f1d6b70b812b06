/** Bytes kept under a key such as `{storeId}/{fileId}`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is nothing under the key. */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>;
  remove(key: string): Promise<void>;
}
