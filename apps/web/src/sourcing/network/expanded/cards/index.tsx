import { lazyCard } from '../../../../card-props.ts';
import type { CardMap } from '../../../../card-props.ts';

/** The card of the expanded network, in a chunk of its own. */
export const expandedNetworkCards = {
  expanded_network: lazyCard(
    async () => (await import('./expanded-network-card.tsx')).ExpandedNetworkCard,
    460,
  ),
} satisfies Partial<CardMap>;
