import { hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const compressed = /^(text\/|application\/(json|manifest)|image\/svg)/;

export interface ClientFile {
  bytes: Buffer;
  contentType: string;
  etag: string;
  /** Its name changes with its content, so it may be kept for ever. */
  isHashed: boolean;
  /** Smaller forms by encoding, made once when first asked for. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer> | undefined;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Reads the built client into memory, by path from the root. Empty when it is not built. */
export async function readClientFiles(folder: string): Promise<ReadonlyMap<string, ClientFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, ClientFile>();
  for (const entry of names) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const place = join(entry.parentPath, entry.name);
    const path = place.slice(folder.length).split(sep).join('/');
    if (path.startsWith('/.')) continue;
    files.set(path, clientFile(path, await readFile(place)));
  }
  return files;
}

function clientFile(path: string, bytes: Buffer): ClientFile {
  const contentType = types[extname(path)] ?? 'application/octet-stream';
  const forms = new Map<string, Promise<Buffer>>();
  return {
    bytes,
    contentType,
    etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
    isHashed: path.startsWith('/assets/'),
    encoded(encoding) {
      if (!compressed.test(contentType) || bytes.length < 1024) return undefined;
      const known = forms.get(encoding);
      if (known) return known;
      const made =
        encoding === 'br'
          ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : zip(bytes, { level: 9 });
      forms.set(encoding, made);
      return made;
    },
  };
}
