import { create } from 'zustand';
import type { z } from 'zod';
import { undoChange } from '@brandwright/contract/copilot/undo-change.ts';
import type { callPart } from '@brandwright/contract/copilot/messages.ts';
import type { PendingAction } from '@brandwright/contract/kernel/approval.ts';

interface DecisionsState {
  /** Actions as last heard of, by id: the card in the thread becomes the receipt. */
  actions: Readonly<Record<string, PendingAction>>;
  /** Journal entries taken back from here. */
  undone: ReadonlySet<string>;
}

export const useDecisions = create<DecisionsState>(() => ({ actions: {}, undone: new Set() }));

export function noteDecision(action: PendingAction): void {
  useDecisions.setState((state) => ({ actions: { ...state.actions, [action.id]: action } }));
  if (action.status === 'DONE')
    noteUndoing({ operation: action.operation, state: 'done', output: action.output });
}

/** What a call of the conversation took back is no longer offered to be undone on the cards before it. */
export function noteUndoing({
  operation,
  state,
  output,
}: Pick<z.output<typeof callPart>, 'operation' | 'state' | 'output'>): void {
  if (operation !== undoChange.name || state !== 'done') return;
  for (const { entryId } of undoChange.output.safeParse(output).data?.undone ?? []) noteUndone(entryId);
}

export function noteUndone(entryId: string): void {
  useDecisions.setState((state) => ({ undone: new Set([...state.undone, entryId]) }));
}
