import type { CallToolRequest, JSONRPCMessage, ProgressToken } from '@modelcontextprotocol/sdk/types.js';
import type { Call, Gateway } from '../gateway.ts';
import type { McpSession } from './session.ts';

/** A tool's call while its request is open. */
export interface OpenCall {
  gateway: Gateway;
  call: Call;
  session: McpSession | undefined;
  /** Of the caller. */
  storeId: string;
  params: CallToolRequest['params'];
  /** Aborts when the client gives the request up or goes away, and when the server stops. */
  signal: AbortSignal;
  /** Says something on the line of the request. */
  say(message: JSONRPCMessage): Promise<void>;
  /** Tells how far it is, where the client asked for that. */
  progress: ((step: Step) => Promise<void>) | undefined;
}

interface Step {
  /** More than the last time. */
  progress: number;
  total?: number;
  message: string;
}

/** The client's own mark for a request, which says that it wants to hear how far it is. */
export function progressOf(token: ProgressToken | undefined, say: OpenCall['say']): OpenCall['progress'] {
  if (token === undefined) return undefined;
  let furthest = 0;
  return async ({ progress, ...step }) => {
    // What the protocol asks for: each is more than the one before.
    if (progress <= furthest) return;
    furthest = progress;
    await say({
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: token, progress, ...step },
    });
  };
}
