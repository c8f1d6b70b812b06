/** What shows payments, and what a payment changes. */
export const paymentReads = [
  'list_payments',
  'get_payment',
  'list_ledger_entries',
  'list_supplier_invoices',
  'get_supplier_invoice',
  'list_purchase_items',
  'get_purchase_item',
  'count_purchase_items',
  'count_in_production',
  'get_cart',
  'list_account_credits',
] as const;
