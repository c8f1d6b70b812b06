import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const projectCards = {
  idea_projects: lazyCard(async () => (await import('./idea-projects-card.tsx')).IdeaProjectsCard, 320),
  idea_project: lazyCard(async () => (await import('./idea-project-card.tsx')).IdeaProjectCard, 340),
  board_item: lazyCard(async () => (await import('./board-item-card.tsx')).BoardItemCard, 200),
} satisfies Partial<CardMap>;
