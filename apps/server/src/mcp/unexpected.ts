import { OperationError, catalogMessages } from '@brandwright/contract';
import type { Call, Gateway } from '../gateway.ts';

/** Logs a fault in full; what is answered tells nothing of it. */
export function unexpected(gateway: Gateway, call: Call, error: unknown): OperationError {
  gateway.log.error(
    {
      requestId: call.get('requestId'),
      error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error),
    },
    'a call over MCP failed unexpectedly',
  );
  return new OperationError('internal', catalogMessages.network);
}
