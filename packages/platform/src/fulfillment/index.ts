import { joinModules, type PlatformArea } from '../kernel/area.ts';
import { fulfillmentDemo } from './demo/demo.ts';
import { labelFinder } from './labels/find-label.ts';
import { deliveredParcels } from './labels/delivered-parcels.ts';
import { makeLabel } from './labels/finish-label.ts';
import { followParcels } from './labels/follow-parcels.ts';
import { labelPayments } from './labels/label-payments.ts';
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
