import { OperationError } from '@brandwright/contract';
import { openShortLink } from '@brandwright/contract/common/short-links/open-short-link.ts';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';

/** GET /s/{code}: redirects to where the short link leads, and counts it. Each time anew, so that an undone link ends. */
export async function followShortLink({ kernel }: Pick<Gateway, 'kernel'>, call: Call): Promise<Response> {
  const input = openShortLink.input.safeParse({ code: call.req.param('code') });
  if (!input.success) throw new OperationError('not_found', 'There’s no short link at this address.');
  const answer = await kernel.run({
    ...callerOf(call, 'hand'),
    actor: { kind: 'public' },
    operation: openShortLink.name,
    input: input.data,
  });
  if (answer.kind !== 'done') throw new OperationError('internal', 'The short link couldn’t be followed.');
  const { url } = openShortLink.output.parse(answer.output);
  return new Response(null, {
    status: 302,
    headers: { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
