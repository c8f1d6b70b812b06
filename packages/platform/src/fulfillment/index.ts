import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { fulfillmentDemo } from './demo.ts';
import { labelFinder } from './find-label.ts';
import { deliveredParcels } from './delivered-parcels.ts';
import { makeLabel } from './finish-label.ts';
import { followParcels } from './follow-parcels.ts';
import { labelPayments } from './label-payments.ts';
import { fulfillmentOperations } from './operations.ts';
import { bookingsModule } from './bookings/module.ts';
import { receivingsModule } from './receivings/module.ts';
import { reportsModule } from './reports/module.ts';

export const fulfillmentArea: PlatformArea = {
  ...joinModules([
    receivingsModule,
    bookingsModule,
    reportsModule,
    {
      jobs: [makeLabel],
      rounds: [followParcels],
      records: [labelFinder],
      feed: [deliveredParcels],
      demo: fulfillmentDemo,
    },
  ]),
  paymentSubjects: [labelPayments],
  implementations: fulfillmentOperations,
};
