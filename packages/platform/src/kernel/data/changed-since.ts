import { OperationError } from '@brandwright/contract';

/** For an undo: refuses when what the change left behind is no longer so, since a later change would be overwritten. */
export function refuseChangedSince(
  what: string,
  left: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): void {
  const isSame = Object.entries(left).every(([name, value]) => same(now[name], value));
  if (isSame) return;
  throw new OperationError('conflict', `The ${what} has changed since then, so this can’t be undone.`);
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
