import type { Caller, Via } from '@brandwright/platform';
import type { Call } from './gateway.ts';

/** Who calls, for the kernel. What a program does with a token of its own is never by hand: what asks waits for a person. */
export function callerOf(call: Call, via: Via): Caller {
  // Pages outside the API, such as a short link, ask nobody who they are.
  const found: Caller['actor'] | undefined = call.get('actor');
  const actor = found ?? { kind: 'public' };
  const isProgram = actor.kind === 'user' && actor.isProgram === true;
  return {
    actor,
    via: isProgram && via === 'hand' ? 'token' : via,
    requestId: call.get('requestId'),
    signal: call.get('signal'),
  };
}

/**
 * The address that a request came from: the socket's, or the last one that a trusted proxy wrote down. IPv6
 * addresses count by their network (/64), which is what one subscriber has.
 */
export function addressOf(call: Call, trustProxy: boolean): string {
  const forwarded = trustProxy ? call.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || call.env?.incoming?.socket?.remoteAddress || 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
