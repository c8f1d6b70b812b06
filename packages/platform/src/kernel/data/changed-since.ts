import { OperationError } from '@brandwright/contract';
import { canonicalJson } from '@brandwright/contract/kernel/canonical-json.ts';

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

/** The database keeps the properties of an object in an order of its own. */
const same = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);
