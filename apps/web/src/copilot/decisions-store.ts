import { create } from 'zustand';
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
}

export function noteUndone(entryId: string): void {
  useDecisions.setState((state) => ({ undone: new Set([...state.undone, entryId]) }));
}
