import { lazyCard } from '../../../card-props.ts';
import type { CardMap } from '../../../card-props.ts';

/** The cards of receivings, each in a chunk of its own, with the height that is kept free for it. */
export const receivingsCards = {
  receiving: lazyCard(async () => (await import('./receiving-card.tsx')).ReceivingCard, 260),
  receivings: lazyCard(async () => (await import('./receivings-card.tsx')).ReceivingsCard, 320),
} satisfies Partial<CardMap>;
