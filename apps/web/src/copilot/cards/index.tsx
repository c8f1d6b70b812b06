import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const copilotCards = {
  pending_actions: lazyCard(async () => (await import('./pending-actions-card.tsx')).PendingActionsCard, 160),
  journal: lazyCard(async () => (await import('./journal-card.tsx')).JournalCard, 200),
  job: lazyCard(async () => (await import('./job-card.tsx')).JobCard, 96),
} satisfies Partial<CardMap>;
