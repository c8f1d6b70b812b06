/** What shows purchase orders, the cart and invoices. */
export const purchaseReads = [
  'list_purchase_items',
  'count_purchase_items',
  'count_in_production',
  'get_purchase_item',
  'get_cart',
  'list_supplier_invoices',
  'get_supplier_invoice',
] as const;
