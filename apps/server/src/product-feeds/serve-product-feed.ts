import { OperationError } from '@brandwright/contract';
import { feedFormats } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { readProductFeed } from '@brandwright/contract/fulfillment/channels/read-product-feed.ts';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';

const gone = () => new OperationError('not_found', 'There’s no product feed at this address.');

/** GET /product-feeds/{storeId}/{feedId}/{signature}/{fileName}: the file as of now, for the channel that fetches it. */
export async function serveProductFeed({ kernel }: Pick<Gateway, 'kernel'>, call: Call): Promise<Response> {
  const input = readProductFeed.input.safeParse({
    storeId: call.req.param('storeId'),
    feedId: call.req.param('feedId'),
    signature: call.req.param('signature'),
  });
  if (!input.success) throw gone();
  const answer = await kernel.run({
    ...callerOf(call, 'hand'),
    actor: { kind: 'public' },
    operation: readProductFeed.name,
    input: input.data,
  });
  if (answer.kind !== 'done') throw gone();
  const { channel, text } = readProductFeed.output.parse(answer.output);
  const { contentType, fileName } = feedFormats[channel];
  if (call.req.param('fileName') !== fileName) throw gone();
  return new Response(text, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
