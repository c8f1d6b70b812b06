import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const suggestionCards = {
  query_templates: lazyCard(async () => (await import('./query-templates-card.tsx')).QueryTemplatesCard, 280),
} satisfies Partial<CardMap>;
