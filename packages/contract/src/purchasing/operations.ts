// Made from the files of the area by `npm run operations:index`.
export { countPurchaseItems } from './count-purchase-items.ts';
export { createPurchaseItem } from './create-purchase-item.ts';
export { getPurchaseItem } from './get-purchase-item.ts';
export { getSupplierInvoice } from './get-supplier-invoice.ts';
export { listPurchaseItems } from './list-purchase-items.ts';
export { listSupplierInvoices } from './list-supplier-invoices.ts';
