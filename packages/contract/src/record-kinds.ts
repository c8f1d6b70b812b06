import type { RecordKinds } from './kernel/record-kinds.ts';
import { brandKitKinds } from './brand-kits/record-kinds.ts';
import { catalogKinds } from './catalog/record-kinds.ts';
import { copilotKinds } from './copilot/record-kinds.ts';
import { designKinds } from './design/record-kinds.ts';
import { bookingKinds } from './fulfillment/bookings/record-kinds.ts';
import { receivingKinds } from './fulfillment/receivings/record-kinds.ts';
import { fulfillmentKinds } from './fulfillment/record-kinds.ts';
import { homeKinds } from './home/record-kinds.ts';
import { inboxKinds } from './inbox/record-kinds.ts';
import { orderKinds } from './orders/record-kinds.ts';
import { paymentKinds } from './payments/record-kinds.ts';
import { printOnDemandKinds } from './print-on-demand/record-kinds.ts';
import { purchasingKinds } from './purchasing/record-kinds.ts';
import { returnKinds } from './returns/record-kinds.ts';
import { sourcingKinds } from './sourcing/record-kinds.ts';
import { storeKinds } from './store/record-kinds.ts';
import { supportKinds } from './support/record-kinds.ts';
import { tariffKinds } from './tariffs/record-kinds.ts';
import { teamKinds } from './team/record-kinds.ts';

/** Every kind of record with what it is called; exhaustive, for it is what the areas declare. */
export const recordKinds: RecordKinds = {
  ...brandKitKinds,
  ...catalogKinds,
  ...copilotKinds,
  ...designKinds,
  ...bookingKinds,
  ...receivingKinds,
  ...fulfillmentKinds,
  ...homeKinds,
  ...inboxKinds,
  ...orderKinds,
  ...paymentKinds,
  ...printOnDemandKinds,
  ...purchasingKinds,
  ...returnKinds,
  ...sourcingKinds,
  ...storeKinds,
  ...supportKinds,
  ...tariffKinds,
  ...teamKinds,
};
