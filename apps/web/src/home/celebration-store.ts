import { create } from 'zustand';
import { celebrateMilestone } from '@brandwright/contract/home/celebrate-milestone.ts';
import type { Milestone } from '@brandwright/contract/home/milestones.ts';
import { callOperation } from '#api/call-operation.ts';
import { onSessionEnd } from '#api/session-end.ts';

interface CelebrationState {
  /** What is being celebrated in this tab, until the person carries on. It outlives the screen's being drawn anew. */
  milestone: Milestone | null;
}

const nothing: CelebrationState = { milestone: null };
export const useCelebration = create<CelebrationState>(() => nothing);

/** Levels for which this tab has asked already. */
const asked = new Set<string>();

onSessionEnd(() => {
  asked.clear();
  useCelebration.setState(nothing);
});

/** Asks the server who celebrates a level: only the first of several tabs or people is told to. */
export async function celebrate({ level }: Milestone): Promise<void> {
  if (level === 'DEFAULT' || asked.has(level)) return;
  asked.add(level);
  try {
    const { isFirst, milestone } = await callOperation(celebrateMilestone, { level });
    if (isFirst) useCelebration.setState({ milestone });
  } catch {
    // It stays uncelebrated, and the next visit asks again.
    asked.delete(level);
  }
}

export function endCelebration(): void {
  useCelebration.setState(nothing);
}
