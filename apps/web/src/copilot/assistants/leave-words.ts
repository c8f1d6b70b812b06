import type { Assistant } from '@brandwright/contract/copilot/assistants/entities.ts';
import { findOperation } from '@brandwright/contract/registry.ts';

const mostNamed = 3;

function titles(names: readonly string[]): string {
  const all = names.map((name) => findOperation(name)?.title ?? name);
  const shown = all.slice(0, mostNamed).join(', ');
  return all.length > mostNamed ? `${shown} and ${all.length - mostNamed} more` : shown;
}

/** What it may do, in a sentence or two. */
export function leaveWords({ mayUse, mayPropose }: Pick<Assistant, 'mayUse' | 'mayPropose'>): string {
  const uses =
    mayUse === null
      ? 'Can look anything up.'
      : mayUse.length > 0
        ? `Can use: ${titles(mayUse)}.`
        : 'Can’t use anything.';
  return mayPropose.length > 0 ? `${uses} Can propose: ${titles(mayPropose)}.` : uses;
}
