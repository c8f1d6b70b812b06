import { apiBase, OperationError } from '@brandwright/contract';
import { proxyDownload } from '@brandwright/contract/common/proxy-download.ts';
import { authorizeNaming } from '@brandwright/platform';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';
import { readInput } from './read-input.ts';

export const downloadAddress = `${apiBase}${proxyDownload.http.path}`;

/** The bytes of a file of another site as a download: never shown, so nothing in it runs on our pages. */
export async function answerDownload({ kernel }: Pick<Gateway, 'kernel'>, call: Call): Promise<Response> {
  await authorizeNaming(kernel.pool, proxyDownload, call.get('actor'));
  const answer = await kernel.run({
    ...callerOf(call, 'hand'),
    operation: proxyDownload.name,
    input: await readInput(call, proxyDownload),
  });
  if (answer.kind !== 'done') throw new OperationError('internal', 'The file couldn’t be downloaded.');
  const { fileName, contentType, content } = proxyDownload.output.parse(answer.output);
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
