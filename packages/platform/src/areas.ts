import { brandKitsArea } from './brand-kits/index.ts';
import { catalogArea } from './catalog/index.ts';
import { commonArea } from './common/index.ts';
import { copilotArea } from './copilot/index.ts';
import { designArea } from './design/index.ts';
import { fulfillmentArea } from './fulfillment/index.ts';
import { homeArea } from './home/index.ts';
import { inboxArea } from './inbox/index.ts';
import { insightArea } from './insight/index.ts';
import type { PlatformArea } from './kernel/area.ts';
import { ordersArea } from './orders/index.ts';
import { paymentsArea } from './payments/index.ts';
import { printOnDemandArea } from './print-on-demand/index.ts';
import { purchasingArea } from './purchasing/index.ts';
import { returnsArea } from './returns/index.ts';
import { sourcingArea } from './sourcing/index.ts';
import { storeArea } from './store/index.ts';
import { storefrontArea } from './storefront/index.ts';
import { subscriptionsArea } from './subscriptions/index.ts';
import { supportArea } from './support/index.ts';
import { tariffsArea } from './tariffs/index.ts';
import { teamArea } from './team/index.ts';

/** Every area of the platform. A new area is one line here and one in tables.ts; the demo is seeded in this order. */
export const platformAreas: readonly PlatformArea[] = [
  storeArea,
  ordersArea,
  sourcingArea,
  inboxArea,
  purchasingArea,
  tariffsArea,
  brandKitsArea,
  designArea,
  printOnDemandArea,
  commonArea,
  copilotArea,
  homeArea,
  catalogArea,
  paymentsArea,
  subscriptionsArea,
  returnsArea,
  supportArea,
  fulfillmentArea,
  insightArea,
  teamArea,
  storefrontArea,
];
