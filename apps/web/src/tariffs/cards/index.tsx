import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of tariffs, each in a chunk of its own, with the height that is kept free for it. */
export const tariffsCards = {
  tariff: lazyCard(async () => (await import('./tariff-card.tsx')).TariffCard, 420),
  tariff_comparison: lazyCard(
    async () => (await import('./tariff-comparison-card.tsx')).TariffComparisonCard,
    340,
  ),
  tariff_codes: lazyCard(async () => (await import('./tariff-codes-card.tsx')).TariffCodesCard, 260),
} satisfies Partial<CardMap>;
