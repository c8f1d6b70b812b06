import { OperationError } from '@brandwright/contract';
import type { Context } from '../request/context.ts';

/**
 * Sends a mail of a job; `what` names it in the log ("a mail to support"). Answers whether the mail server took it. Throws, so that
 * the job is tried again, when the server is away; an address that is refused is not tried again.
 */
export async function isTaken(
  { log }: Pick<Context, 'log'>,
  what: string,
  messageId: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (!(error instanceof OperationError) || error.code === 'upstream') throw error;
    log.warn({ error: String(error), messageId }, `${what} was refused`);
    return false;
  }
}
