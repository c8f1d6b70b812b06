import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const ideaCards = {
  ai_idea: lazyCard(async () => (await import('./ai-idea-card.tsx')).AiIdeaCard, 420),
  ai_ideas: lazyCard(async () => (await import('./ai-ideas-card.tsx')).AiIdeasCard, 420),
  public_ai_ideas: lazyCard(async () => (await import('./public-ai-ideas-card.tsx')).PublicAiIdeasCard, 480),
} satisfies Partial<CardMap>;
