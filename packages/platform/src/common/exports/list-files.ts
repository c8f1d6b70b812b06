import type { ExportedList } from '@brandwright/contract/common/exports/exported-list.ts';
import type { ListFile } from './list-file.ts';
import { invoicesFile, paymentsFile, payoutsFile, purchasesFile } from './money-lists.ts';
import { creditsFile, customersFile, ordersFile, ruleRunsFile } from './order-lists.ts';
import {
  bookingsFile,
  formsFile,
  labelsFile,
  movementsFile,
  receivingsFile,
  ticketsFile,
} from './warehouse-lists.ts';

export const listFiles: Readonly<Record<ExportedList, ListFile>> = {
  ORDERS: ordersFile,
  CUSTOMERS: customersFile,
  STORE_CREDITS: creditsFile,
  RULE_RUNS: ruleRunsFile,
  SHIPPING_LABELS: labelsFile,
  END_OF_DAY_FORMS: formsFile,
  RECEIVINGS: receivingsFile,
  BOOKINGS: bookingsFile,
  SUPPORT_TICKETS: ticketsFile,
  STOCK_MOVEMENTS: movementsFile,
  PURCHASES: purchasesFile,
  SUPPLIER_INVOICES: invoicesFile,
  PAYMENTS: paymentsFile,
  PAYOUTS: payoutsFile,
};
