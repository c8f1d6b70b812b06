import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const assistantCards = {
  assistant: lazyCard(async () => (await import('./assistant-card.tsx')).AssistantCard, 180),
  assistants: lazyCard(async () => (await import('./assistants-card.tsx')).AssistantsCard, 240),
  assistant_runs: lazyCard(async () => (await import('./assistant-runs-card.tsx')).AssistantRunsCard, 220),
} satisfies Partial<CardMap>;
