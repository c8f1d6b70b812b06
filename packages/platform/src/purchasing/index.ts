import type { PlatformArea } from '../kernel/area.ts';
import { purchasingDemo } from './demo.ts';
import { unpaidSupplierInvoices } from './feed.ts';
import { invoiceOperations } from './invoices.ts';
import { itemOperations } from './items.ts';
import { purchaseItemFinder, supplierInvoiceFinder } from './records.ts';

export const purchasingArea: PlatformArea = {
  implementations: [...itemOperations, ...invoiceOperations],
  records: [purchaseItemFinder, supplierInvoiceFinder],
  feed: [unpaidSupplierInvoices],
  demo: purchasingDemo,
};
