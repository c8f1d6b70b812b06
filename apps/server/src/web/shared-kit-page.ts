import { getSharedBrandKit } from '@brandwright/contract/brand-kits/get-shared-brand-kit.ts';
import type { OutputOf } from '@brandwright/contract';
import type { MiddlewareHandler } from 'hono';
import { callerOf } from '../caller.ts';
import type { Gateway, ServerEnv } from '../gateway.ts';
import type { ClientFile } from './client-files.ts';
import { escapeHtml } from './escape-html.ts';

type Preview = OutputOf<typeof getSharedBrandKit>['preview'];

/**
 * The public page of a brand kit, with the words and the picture that other sites show of its link. Only for browsers
 * and such: who asks for JSON goes on to the operation at the same address. A kit that is not there gets the client's
 * own page, which says so, with 404.
 */
export function sharedKitPage(
  { kernel, publicUrl }: Pick<Gateway, 'kernel' | 'publicUrl'>,
  client: ReadonlyMap<string, ClientFile>,
): MiddlewareHandler<ServerEnv> {
  return async (call, next) => {
    const page = client.get('/index.html');
    if (!page || !(call.req.header('accept') ?? '').includes('text/html')) return next();
    const headers = { 'content-type': page.contentType, 'cache-control': 'no-cache', vary: 'Accept' };
    const html = page.bytes.toString('utf8');
    const answer = await kernel
      .run({
        ...callerOf(call, 'hand'),
        operation: getSharedBrandKit.name,
        input: { brandKitId: call.req.param('brandKitId') },
      })
      .catch(() => null);
    const kit = answer?.kind === 'done' ? getSharedBrandKit.output.safeParse(answer.output).data : undefined;
    if (!kit) return new Response(html, { status: 404, headers });
    return new Response(withPreview(html, kit.preview, `${publicUrl}/bk/${kit.brandKitId}`, publicUrl), {
      headers,
    });
  };
}

/** The page with the title and Open Graph and card tags of a preview. All of it is escaped: a founder may write anything. */
export function withPreview(html: string, preview: Preview, address: string, publicUrl: string): string {
  const image = preview.imageUrl?.startsWith('/') ? `${publicUrl}${preview.imageUrl}` : preview.imageUrl;
  const tags = [
    ['property', 'og:type', 'website'],
    ['property', 'og:title', preview.title],
    ['property', 'og:description', preview.description],
    ['property', 'og:url', address],
    ...(image
      ? [
          ['property', 'og:image', image],
          ['name', 'twitter:card', 'summary_large_image'],
        ]
      : []),
    ['name', 'description', preview.description],
  ]
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content ?? '')}" />`)
    .join('\n    ');
  return html
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(preview.title)}</title>\n    ${tags}`);
}
