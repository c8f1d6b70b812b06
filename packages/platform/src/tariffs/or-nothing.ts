import { OperationError } from '@brandwright/contract';

/** What is answered, or undefined where it is refused. */
export async function orNothing<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof OperationError) return undefined;
    throw error;
  }
}
