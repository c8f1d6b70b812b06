import { OperationError } from '@brandwright/contract';
import type { Call } from './gateway.ts';

const known = new WeakMap<Request, Promise<Uint8Array>>();

/**
 * The bytes of a body, at most `limit` of them; throws too_large with `message` for more, as soon as that is known.
 * Asked again for the same request it answers the same bytes.
 */
export function readBody(call: Call, limit: number, message: string): Promise<Uint8Array> {
  const request = call.req.raw;
  const reading = known.get(request) ?? read(request, limit, message);
  known.set(request, reading);
  return reading;
}

async function read(request: Request, limit: number, message: string): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > limit) throw new OperationError('too_large', message);
  if (announced !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new OperationError('too_large', message);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
