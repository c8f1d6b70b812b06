import { OperationError } from '@brandwright/contract';

/** Refuses to overwrite what somebody changed after the one who edits it had read it. */
export function refuseLaterChange(what: string, seenAt: string | undefined, updatedAt: Date): void {
  if (seenAt === undefined || new Date(seenAt).getTime() >= updatedAt.getTime()) return;
  throw new OperationError(
    'conflict',
    `${what} has changed since you opened it. Look at it again, then make your change.`,
  );
}
