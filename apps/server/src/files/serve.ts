import { OperationError } from '@brandwright/contract';
import { servedSizes, type ServedSize } from '@brandwright/contract/store/files.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { fileKey, isExpiringFileSignature, isFileSignature } from '@brandwright/platform';
import type { Call, Gateway } from '../gateway.ts';
import { isResizable, modernFormat, resize, type Picture } from './resize.ts';

/** Files that belong to no store (the marketplace's pictures): kept under this name in place of a store's id, for everyone. */
const everyone = 'public';

const storePattern = /^[0-9a-f-]{36}$/;
const filePattern = /^([0-9a-f-]{36})(?:\.([\w-]{22}))?$/;
/** Shown in the page; everything else is downloaded. */
const shownInline: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'application/pdf',
]);
const yearSeconds = 365 * 24 * 60 * 60;

/** GET /files/{storeId}/{fileId}.{signature}[/{size}][?expires=…]. Whoever has the address may have the file, until it expires. */
export async function serveFile(gateway: Gateway, call: Call): Promise<Response> {
  const { storeId, fileId, lifeSeconds } = admitted(
    gateway,
    call.req.param('storeId') ?? '',
    call.req.param('file') ?? '',
    call.req.query('expires'),
  );
  const size = sizeOf(call.req.param('size'));
  if (size) {
    const picture = await sizedPicture(gateway, storeId, fileId, size, call.req.header('accept') ?? '');
    if (picture)
      return answer(storeId, picture.contentType, picture.bytes, picture.bytes.byteLength, {
        vary: 'Accept',
      });
  }
  const original = await gateway.providers.files.open(fileKey(storeId, fileId));
  if (!original) throw missing();
  const isInline = shownInline.has(original.contentType);
  const name = isInline ? undefined : await nameOf(gateway, call, storeId, fileId);
  return answer(storeId, original.contentType, original.stream, original.size, {
    ...(lifeSeconds === undefined ? {} : { 'cache-control': `private, max-age=${lifeSeconds}` }),
    'content-disposition': isInline ? 'inline' : attachment(name ?? fileId),
  });
}

const missing = () => new OperationError('not_found', 'No file was found at this address.');

interface Admitted {
  storeId: string;
  fileId: string;
  /** How long the address is still good, of one that expires. */
  lifeSeconds?: number;
}

function admitted(gateway: Gateway, storeId: string, file: string, expires: string | undefined): Admitted {
  const [, fileId, signature] = filePattern.exec(file) ?? [];
  if (fileId === undefined) throw missing();
  if (storeId === everyone) return { storeId, fileId };
  if (!storePattern.test(storeId) || signature === undefined) throw missing();
  const { keyring } = gateway.providers;
  if (expires === undefined) {
    if (!isFileSignature(keyring, storeId, fileId, signature)) throw missing();
    return { storeId, fileId };
  }
  const expiresAtMs = Number(expires);
  if (!isExpiringFileSignature(keyring, storeId, fileId, expiresAtMs, signature)) throw missing();
  const leftMs = expiresAtMs - Date.now();
  if (leftMs <= 0)
    throw new OperationError(
      'not_found',
      'This download has expired. Export the file again to get a new one.',
    );
  return { storeId, fileId, lifeSeconds: Math.floor(leftMs / 1000) };
}

function sizeOf(name: string | undefined): ServedSize | undefined {
  if (name === undefined) return undefined;
  if (!Object.hasOwn(servedSizes, name))
    throw new OperationError(
      'not_found',
      `There’s no size "${name.slice(0, 20)}". Choose from ${Object.keys(servedSizes).join(', ')}.`,
    );
  return name as ServedSize;
}

/** The picture at a size, made once and kept. Undefined for what is no picture that can be resized. */
async function sizedPicture(
  { providers }: Gateway,
  storeId: string,
  fileId: string,
  size: ServedSize,
  accept: string,
): Promise<Picture | undefined> {
  const format = modernFormat(accept);
  const key = `sized/${storeId}/${fileId}/${size}-${format ?? 'same'}`;
  const kept = await providers.files.get(key);
  if (kept) return kept;
  const original = await providers.files.get(fileKey(storeId, fileId));
  if (!original) throw missing();
  if (!isResizable(original.contentType)) return undefined;
  const made = await resize(original, servedSizes[size], format);
  if (made) await providers.files.put(key, made.bytes, made.contentType);
  return made;
}

async function nameOf(
  gateway: Gateway,
  call: Call,
  storeId: string,
  fileId: string,
): Promise<string | undefined> {
  if (storeId === everyone) return undefined;
  const result = await gateway.kernel
    .run({
      actor: { kind: 'system', storeId },
      via: 'system',
      requestId: call.get('requestId'),
      signal: call.get('signal'),
      operation: getFile.name,
      input: { fileId },
    })
    .catch(() => undefined);
  return result?.kind === 'done' ? getFile.output.parse(result.output).name : undefined;
}

/** RFC 6266: a plain name for old readers, the real one encoded. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function answer(
  storeId: string,
  contentType: string,
  body: Uint8Array | ReadableStream<Uint8Array>,
  size: number,
  extra: Record<string, string>,
): Response {
  const headers = {
    'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'content-length': String(size),
    'cache-control': `${storeId === everyone ? 'public' : 'private'}, max-age=${yearSeconds}, immutable`,
    // Whatever a file holds, opened by itself it runs nothing and loads nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...extra,
  };
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, { headers });
}
