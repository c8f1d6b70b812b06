import type { Implementation } from '../request/implementation.ts';
import type { KernelParts } from '../kernel-parts.ts';
import type { Database } from '../data/database.ts';
import type { Caller } from '../request/caller.ts';
import { transactionContext } from '../request/transaction-context.ts';

class Rehearsed extends Error {}

/**
 * Does a change and takes it back, so that what cannot be done says so before it is asked for. Only for what happens within the
 * store: what reaches further is not rehearsed.
 */
export async function rehearse(
  parts: KernelParts,
  caller: Caller,
  db: Database,
  implementation: Implementation,
  input: unknown,
): Promise<void> {
  try {
    await db.transaction(async (inner) => {
      await implementation.run(transactionContext(parts, caller, inner, []), input as never);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}
