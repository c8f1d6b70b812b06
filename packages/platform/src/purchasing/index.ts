import { purchasingOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { purchasingDemo } from './demo.ts';
import { unpaidSupplierInvoices } from './feed.ts';
import { invoicePayments } from './invoice-payments.ts';
import { purchaseMilestonesDue } from './milestone-feed.ts';
import { purchasingRecords } from './records.ts';

export const purchasingArea: PlatformArea = {
  implementations: purchasingOperations,
  records: purchasingRecords,
  feed: [unpaidSupplierInvoices, purchaseMilestonesDue],
  paymentSubjects: [invoicePayments],
  demo: purchasingDemo,
};
