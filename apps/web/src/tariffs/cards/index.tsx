import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';

/** The cards of tariffs, each in a chunk of its own, with the height that is kept free for it. */
export const tariffsCards = {
  tariff: lazyCard(async () => (await import('./tariff-card.tsx')).TariffCard, 420),
  tariff_comparison: lazyCard(
    async () => (await import('./tariff-comparison-card.tsx')).TariffComparisonCard,
    340,
  ),
  tariff_change: lazyCard(async () => (await import('./tariff-change-card.tsx')).TariffChangeCard, 380),
  tariff_schedule: lazyCard(async () => (await import('./tariff-schedule-card.tsx')).TariffScheduleCard, 200),
  duty_watches: lazyCard(async () => (await import('./duty-watches-card.tsx')).DutyWatchesCard, 320),
  tariff_codes: lazyCard(async () => (await import('./tariff-codes-card.tsx')).TariffCodesCard, 260),
} satisfies Partial<CardMap>;
