import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const collaborationCards = {
  image_collaborations: lazyCard(
    async () => (await import('./image-collaborations-card.tsx')).ImageCollaborationsCard,
    300,
  ),
  image_collaboration: lazyCard(
    async () => (await import('./image-collaboration-card.tsx')).ImageCollaborationCard,
    380,
  ),
  collaboration_thread: lazyCard(
    async () => (await import('./collaboration-thread-card.tsx')).CollaborationThreadCard,
    260,
  ),
} satisfies Partial<CardMap>;
