import { logOut as declaration } from '@brandwright/contract/store/log-out.ts';
import { callOperation } from '#api/call-operation.ts';
import { endSession } from '#api/session-end.ts';

/** Ends the login on the server as well as it can, and here in any case. */
export async function logOut(): Promise<void> {
  await callOperation(declaration, {}).catch(() => undefined);
  endSession(null);
}
