// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import countPurchaseItems from './count-purchase-items.ts';
import createPurchaseItem from './create-purchase-item.ts';
import getPurchaseItem from './get-purchase-item.ts';
import getSupplierInvoice from './get-supplier-invoice.ts';
import listPurchaseItems from './list-purchase-items.ts';
import listSupplierInvoices from './list-supplier-invoices.ts';

export const purchasingOperations: readonly Implementation[] = [
  countPurchaseItems,
  createPurchaseItem,
  getPurchaseItem,
  getSupplierInvoice,
  listPurchaseItems,
  listSupplierInvoices,
];
