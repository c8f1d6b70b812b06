import { agentCards } from './agent/cards/index.tsx';
import { marketplaceCards } from './marketplace/cards/index.tsx';
import { expandedNetworkCards } from './network/expanded/cards/index.tsx';
import { mySupplierCards } from './network/my-suppliers/cards/index.tsx';
import { outreachCards } from './outreach/cards/index.tsx';
import { rfqCards } from './rfq/cards/index.tsx';
import type { CardMap } from '../card-props.ts';

/** The cards of sourcing, each in a chunk of its own, with the height that is kept free for it. */
export const sourcingCards = {
  ...marketplaceCards,
  ...agentCards,
  ...outreachCards,
  ...rfqCards,
  ...mySupplierCards,
  ...expandedNetworkCards,
} satisfies Partial<CardMap>;
