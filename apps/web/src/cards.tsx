import { brandKitsCards } from '#brand-kits/cards/index.tsx';
import { catalogCards } from '#catalog/cards/index.tsx';
import { copilotCards } from '#copilot/cards/index.tsx';
import { designCards } from '#design/cards/index.tsx';
import { fulfillmentCards } from '#fulfillment/cards/index.tsx';
import { homeCards } from '#home/cards/index.tsx';
import { inboxCards } from '#inbox/cards/index.tsx';
import { insightCards } from '#insight/cards/index.tsx';
import { ordersCards } from '#orders/cards/index.tsx';
import { paymentsCards } from '#payments/cards/index.tsx';
import { printOnDemandCards } from '#print-on-demand/cards/index.tsx';
import { purchasingCards } from '#purchasing/cards/index.tsx';
import { returnsCards } from '#returns/cards/index.tsx';
import { sourcingCards } from '#sourcing/cards.tsx';
import { storeCards } from '#store/cards/index.tsx';
import { subscriptionsCards } from '#subscriptions/cards/index.tsx';
import { supportCards } from '#support/cards/index.tsx';
import { tariffsCards } from '#tariffs/cards/index.tsx';
import { teamCards } from '#team/cards/index.tsx';
import type { CardMap } from './card-props.ts';

/** Every card by name: an operation whose card is not here does not compile. */
export const cards: CardMap = {
  ...brandKitsCards,
  ...catalogCards,
  ...copilotCards,
  ...designCards,
  ...fulfillmentCards,
  ...homeCards,
  ...inboxCards,
  ...insightCards,
  ...ordersCards,
  ...paymentsCards,
  ...printOnDemandCards,
  ...purchasingCards,
  ...returnsCards,
  ...sourcingCards,
  ...storeCards,
  ...subscriptionsCards,
  ...supportCards,
  ...tariffsCards,
  ...teamCards,
};
