import { ordersOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { creditFinders } from './credits/records.ts';
import { sendCustomerMail } from './customer-mail.ts';
import { demo } from './demo/demo.ts';
import { financialExportJob } from './export.ts';
import { ordersFeed } from './feed/index.ts';
import {
  customerFinder,
  lineItemFinder,
  orderFinder,
  ordersOfCustomerFinder,
  ruleFinder,
} from './records.ts';
import { keepSynced } from './shop/keep-synced.ts';
import { syncShopJob } from './shop/sync-job.ts';
import { takeShopOrderJob } from './shop/take-order-job.ts';
import { tellShopJob } from './shop/tell-shop-job.ts';
import { keepWebhooksJob } from './shop/webhooks-job.ts';

export const ordersArea: PlatformArea = {
  implementations: ordersOperations,
  jobs: [financialExportJob, sendCustomerMail, syncShopJob, takeShopOrderJob, tellShopJob, keepWebhooksJob],
  rounds: [keepSynced],
  records: [
    orderFinder,
    ordersOfCustomerFinder,
    customerFinder,
    lineItemFinder,
    ruleFinder,
    ...creditFinders,
  ],
  feed: ordersFeed,
  demo,
};
