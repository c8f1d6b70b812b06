import { brandKitsRoutes } from '#brand-kits/routes.tsx';
import { catalogRoutes } from '#catalog/routes.tsx';
import { copilotRoutes } from '#copilot/routes.tsx';
import { designRoutes } from '#design/routes.tsx';
import { fulfillmentRoutes } from '#fulfillment/routes.tsx';
import { homeRoutes } from '#home/routes.tsx';
import { inboxRoutes } from '#inbox/routes.tsx';
import { insightRoutes } from '#insight/routes.tsx';
import { ordersRoutes } from '#orders/routes.tsx';
import { paymentsRoutes } from '#payments/routes.tsx';
import { printOnDemandRoutes } from '#print-on-demand/routes.tsx';
import { purchasingRoutes } from '#purchasing/routes.tsx';
import { returnsRoutes } from '#returns/routes.tsx';
import { sourcingRoutes } from '#sourcing/routes.tsx';
import { storeRoutes } from '#store/routes.tsx';
import { subscriptionsRoutes } from '#subscriptions/routes.tsx';
import { supportRoutes } from '#support/routes.tsx';
import { tariffsRoutes } from '#tariffs/routes.tsx';
import { teamRoutes } from '#team/routes.tsx';
import type { AreaRoutes } from '#routes/area-routes.ts';

/** Every area's screens. A new area is one line here, its addresses in routes/route-table.ts, its cards in cards.tsx. */
export const areaRoutes: AreaRoutes = {
  ...homeRoutes,
  ...copilotRoutes,
  ...sourcingRoutes,
  ...inboxRoutes,
  ...purchasingRoutes,
  ...paymentsRoutes,
  ...tariffsRoutes,
  ...teamRoutes,
  ...brandKitsRoutes,
  ...designRoutes,
  ...printOnDemandRoutes,
  ...ordersRoutes,
  ...returnsRoutes,
  ...fulfillmentRoutes,
  ...catalogRoutes,
  ...insightRoutes,
  ...subscriptionsRoutes,
  ...supportRoutes,
  ...storeRoutes,
};
