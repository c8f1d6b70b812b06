import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

export const agentCards = {
  tech_pack: lazyCard(async () => (await import('./tech-pack-card.tsx')).TechPackCard, 560),
  tech_packs: lazyCard(async () => (await import('./tech-packs-card.tsx')).TechPacksCard, 380),
  tech_pack_history: lazyCard(
    async () => (await import('./tech-pack-history-card.tsx')).TechPackHistoryCard,
    360,
  ),
  factory_matches: lazyCard(async () => (await import('./factory-matches-card.tsx')).FactoryMatchesCard, 560),
  factory_match_comparison: lazyCard(
    async () => (await import('./factory-match-comparison-card.tsx')).FactoryMatchComparisonCard,
    440,
  ),
} satisfies Partial<CardMap>;
