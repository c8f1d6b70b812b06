import { effectsThatAsk, type AnyDeclaration } from '../../kernel/operation.ts';

/** What an assistant may be allowed of an operation: to run it, only to propose it, or nothing. */
export type AssistantLeave = 'use' | 'propose' | 'never';

/**
 * Lookups and own changes may be run; what spends, reaches someone outside or cannot be undone may only be proposed.
 * Not offered to the partner, or part of managing assistants itself: never, so that none makes or changes another.
 */
export function leaveFor(declaration: AnyDeclaration): AssistantLeave {
  if (!declaration.offered || declaration.access.kind === 'public') return 'never';
  if (declaration.card.startsWith('assistant') || declaration.name === 'undo_change') return 'never';
  return effectsThatAsk.has(declaration.effect) ? 'propose' : 'use';
}

/** The names of operations that an assistant without a list of its own may use: everything that only looks. */
export function lookUps(declarations: readonly AnyDeclaration[]): string[] {
  return declarations
    .filter((declaration) => declaration.effect === 'read' && leaveFor(declaration) === 'use')
    .map((declaration) => declaration.name);
}
