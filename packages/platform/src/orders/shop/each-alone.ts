import { OperationError } from '@brandwright/contract';
import { allOrNothing } from '../../kernel/data/all-or-nothing.ts';
import type { Context } from '../../kernel/request/context.ts';

/** Why an order of many wasn't taken, said after its name. */
const fault = 'something went wrong on our side; it will come in the next time it changes in the shop';

export type Outcome<T> = { done: T } | { error: unknown };

/** All or nothing, without what the transaction wrote before. */
export async function attempt<T>(context: Context, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await allOrNothing(context.db, work) };
  } catch (error) {
    if (context.signal.aborted) throw error;
    if (!(error instanceof OperationError))
      context.log.error({ error: String(error) }, 'something of a shop was not taken');
    return { error };
  }
}

/** In the words of the list of what was left out. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof OperationError)) return fault;
  const said = error.message.replace(/\.$/, '');
  return `it was refused: ${said}`;
};
