import { OperationError, type AnyDeclaration } from '@brandwright/contract';
import type { OperationResult } from '@brandwright/platform';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';

/** Runs an operation for a request and answers its output as JSON. */
export async function answerOperation(
  gateway: Gateway,
  call: Call,
  declaration: AnyDeclaration,
  input: unknown,
): Promise<Response> {
  const idempotencyKey = readIdempotencyKey(call);
  const result = await gateway.kernel.run({
    ...callerOf(call, 'hand'),
    operation: declaration.name,
    input,
    idempotencyKey,
  });
  return answerResult(call, declaration, result);
}

export function answerResult(call: Call, declaration: AnyDeclaration, result: OperationResult): Response {
  call.header('cache-control', 'no-store');
  if (result.kind === 'asks') return call.json(result.action, 202);
  if (result.undoable && result.journalEntryId) call.header('x-undo-entry', result.journalEntryId);
  if (result.repeated) call.header('idempotent-replay', 'true');
  const token = tokenOf(declaration, result.output);
  if (token) call.header('authorization', `Bearer ${token}`);
  return call.json(result.output as object, declaration.http.status ?? 200);
}

/** What logs someone in also says the token where every other refreshed token is said. */
function tokenOf(declaration: AnyDeclaration, output: unknown): string | undefined {
  if (
    declaration.access.kind !== 'public' ||
    typeof output !== 'object' ||
    output === null ||
    !('token' in output)
  )
    return undefined;
  const logsIn = declaration.area === 'store' || declaration.area === 'team';
  return logsIn && typeof output.token === 'string' ? output.token : undefined;
}

export function readIdempotencyKey(call: Call): string | undefined {
  const key = call.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new OperationError(
      'bad_input',
      'An Idempotency-Key must have 1 to 200 printable characters, without spaces.',
    );
  }
  return key;
}
