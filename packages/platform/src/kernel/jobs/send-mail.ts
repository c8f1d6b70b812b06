import { OperationError } from '@brandwright/contract';
import type { Context } from '../request/context.ts';
import { TryLater } from './try-later.ts';

/** A name or a title as one line: it can’t add lines to an email. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Sends a mail of a job; `what` names it in the log ("a mail to support"). Answers whether the mail server took it: no for an address
 * that is refused, and after the last try. While the server is away it throws TryLater.
 */
export async function isTaken(
  { log, mayTryLater }: Pick<Context, 'log' | 'mayTryLater'>,
  what: string,
  messageId: string,
  send: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    const isAway = !(error instanceof OperationError) || error.code === 'upstream';
    if (isAway && mayTryLater) throw new TryLater(error);
    log.warn({ error: String(error), messageId }, isAway ? `${what} was given up` : `${what} was refused`);
    return false;
  }
}
