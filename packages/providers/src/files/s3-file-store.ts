import { OperationError } from '@brandwright/contract';
import { AwsClient } from 'aws4fetch';
import { exactSize } from './exact-size.ts';
import { checkFolder, checkKey, keyTaken, type FileStore } from './file-store.ts';

export interface S3Settings {
  /** Address of the service without the bucket, as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const timeoutMs = 60_000;

/** Keeps files in a bucket of any S3-compatible service, addressed by path, signed with signature version 4. */
export function createS3FileStore(settings: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 0,
  });
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;

  async function send(
    method: string,
    key: string,
    headers: Record<string, string> = {},
    body?: Uint8Array | ReadableStream<Uint8Array>,
  ): Promise<Response> {
    checkKey(key);
    const streamed = body instanceof ReadableStream;
    try {
      // Signed apart from its body: a stream can be sent once only, and the address is what the signature needs.
      const signed = await client.sign(`${base}/${key}`, {
        method,
        headers: streamed ? { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } : headers,
        ...(body instanceof Uint8Array ? { body: new Uint8Array(body) } : {}),
      });
      const init: RequestInit & { duplex?: 'half' } = { signal: AbortSignal.timeout(timeoutMs) };
      if (!streamed) return await fetch(signed, init);
      return await fetch(signed.url, { ...init, method, headers: signed.headers, body, duplex: 'half' });
    } catch (error) {
      throw isAway(error);
    }
  }

  /** The first keys of a folder, as many as the service lists at once (S3, "ListObjectsV2"). */
  async function listKeys(folder: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
    const response = await request(`${base}?${query}`, { method: 'GET' });
    await expectDone(response);
    const text = await response.text();
    return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  }

  async function request(url: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(await client.sign(url, init), { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      throw isAway(error);
    }
  }

  return {
    async put(key, bytes, contentType) {
      await expectDone(await send('PUT', key, { 'content-type': contentType }, bytes));
    },
    async putStream(key, source, contentType, size) {
      const headers = { 'content-type': contentType, 'content-length': String(size), 'if-none-match': '*' };
      const response = await send('PUT', key, headers, source.pipeThrough(exactSize(size)));
      // 412 when it was there, 409 while another is being written (S3, "Conditional writes").
      if (response.status === 412 || response.status === 409) throw keyTaken();
      await expectDone(response);
    },
    async get(key) {
      const response = await send('GET', key);
      if (response.status === 404) return undefined;
      await expectDone(response);
      return { bytes: new Uint8Array(await response.arrayBuffer()), contentType: typeOf(response) };
    },
    async open(key) {
      const response = await send('GET', key);
      if (response.status === 404) return undefined;
      await expectDone(response);
      if (!response.body) throw new OperationError('upstream', 'The file storage returned no file.');
      return {
        stream: response.body,
        contentType: typeOf(response),
        size: Number(response.headers.get('content-length')),
      };
    },
    async remove(key) {
      const response = await send('DELETE', key);
      if (response.status !== 404) await expectDone(response);
    },
    async removeAll(folder) {
      checkFolder(folder);
      // What is listed is removed before more is listed, so the list is always read from its beginning.
      for (let keys = await listKeys(folder); keys.length > 0; keys = await listKeys(folder))
        for (const key of keys) await expectDone(await send('DELETE', key));
    },
  };
}

const typeOf = (response: Response) => response.headers.get('content-type') ?? 'application/octet-stream';

const isAway = (error: unknown) =>
  new OperationError('upstream', `The file storage isn’t responding (${describe(error)}). Please try again.`);

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function expectDone(response: Response): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  throw new OperationError(
    'upstream',
    `The file storage refused with status ${response.status}. Check the S3 settings.`,
  );
}
