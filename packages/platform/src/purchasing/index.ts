import { purchasingOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';
import { purchasingDemo } from './demo.ts';
import { unpaidSupplierInvoices } from './feed.ts';
import { purchaseItemFinder, supplierInvoiceFinder } from './records.ts';

export const purchasingArea: PlatformArea = {
  implementations: purchasingOperations,
  records: [purchaseItemFinder, supplierInvoiceFinder],
  feed: [unpaidSupplierInvoices],
  demo: purchasingDemo,
};
