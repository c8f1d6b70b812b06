import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

export const partnerModelCards = {
  partner_model: lazyCard(async () => (await import('./partner-model-card.tsx')).PartnerModelCard, 180),
  local_models: lazyCard(async () => (await import('./local-models-card.tsx')).LocalModelsCard, 120),
  partner_model_test: lazyCard(
    async () => (await import('./partner-model-test-card.tsx')).PartnerModelTestCard,
    180,
  ),
} satisfies Partial<CardMap>;
