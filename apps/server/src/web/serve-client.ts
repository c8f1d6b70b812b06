import { OperationError } from '@brandwright/contract';
import type { Call } from '../gateway.ts';
import type { ClientFile } from './client-files.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves the built client: a file where there is one, the page itself for every other address of the client. */
export async function serveClient(call: Call, files: ReadonlyMap<string, ClientFile>): Promise<Response> {
  const { path } = call.req;
  const file = files.get(path);
  if (file)
    return answer(call, file, file.isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
  // What looks like a file is one that is not there (an asset of an older build), never the page.
  // Nor is what programs look for under a known name, such as how to log in with OAuth.
  const isProgramFile = /\.[a-z0-9]{1,8}$/i.test(path) && !acceptsPage(call);
  if (isProgramFile || path.startsWith('/.well-known/'))
    throw new OperationError('not_found', 'That file doesn’t exist.');
  const page = files.get('/index.html');
  if (!page)
    throw new OperationError(
      'not_found',
      'The web app isn’t built. Run npm start, or npm run dev while you work on it.',
    );
  return answer(call, page, 'no-cache');
}

const acceptsPage = (call: Call) => (call.req.header('accept') ?? '').includes('text/html');

async function answer(call: Call, file: ClientFile, caching: string): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': file.contentType,
    'cache-control': caching,
    etag: file.etag,
    vary: 'Accept-Encoding',
  };
  if (call.req.header('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers });
  const accepted = call.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const smaller = encoding && (await file.encoded(encoding));
  if (encoding && smaller) headers['content-encoding'] = encoding;
  const body = smaller ?? file.bytes;
  headers['content-length'] = String(body.length);
  return new Response(call.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
