import { z } from 'zod';

/** Lists that are exported as they are shown. Products, returns, suppliers, reports and the journal have exports of their own. */
export const exportedList = z.enum([
  'ORDERS',
  'CUSTOMERS',
  'STORE_CREDITS',
  'RULE_RUNS',
  'SHIPPING_LABELS',
  'END_OF_DAY_FORMS',
  'RECEIVINGS',
  'BOOKINGS',
  'SUPPORT_TICKETS',
  'STOCK_MOVEMENTS',
  'PURCHASES',
  'SUPPLIER_INVOICES',
  'PAYMENTS',
  'PAYOUTS',
]);
export type ExportedList = z.output<typeof exportedList>;

/** The operation that shows each: its filters are those of the file. */
export const exportedListOperations: Readonly<Record<ExportedList, string>> = {
  ORDERS: 'list_orders',
  CUSTOMERS: 'list_customers',
  STORE_CREDITS: 'list_store_credits',
  RULE_RUNS: 'list_order_rule_runs',
  SHIPPING_LABELS: 'list_labels',
  END_OF_DAY_FORMS: 'list_end_of_day_forms',
  RECEIVINGS: 'list_receivings',
  BOOKINGS: 'list_bookings',
  SUPPORT_TICKETS: 'list_support_tickets',
  STOCK_MOVEMENTS: 'list_stock_movements',
  PURCHASES: 'list_purchase_items',
  SUPPLIER_INVOICES: 'list_supplier_invoices',
  PAYMENTS: 'list_payments',
  PAYOUTS: 'list_payouts',
};

/** What one row of each is called, and several. */
export const exportedRowWords: Readonly<Record<ExportedList, readonly [one: string, several: string]>> = {
  ORDERS: ['order', 'orders'],
  CUSTOMERS: ['customer', 'customers'],
  STORE_CREDITS: ['store credit', 'store credits'],
  RULE_RUNS: ['rule run', 'rule runs'],
  SHIPPING_LABELS: ['shipping label', 'shipping labels'],
  END_OF_DAY_FORMS: ['end-of-day form', 'end-of-day forms'],
  RECEIVINGS: ['receiving', 'receivings'],
  BOOKINGS: ['booking', 'bookings'],
  SUPPORT_TICKETS: ['support ticket', 'support tickets'],
  STOCK_MOVEMENTS: ['stock movement', 'stock movements'],
  PURCHASES: ['purchase order', 'purchase orders'],
  SUPPLIER_INVOICES: ['supplier invoice', 'supplier invoices'],
  PAYMENTS: ['payment', 'payments'],
  PAYOUTS: ['payout', 'payouts'],
};

/** How people call them. */
export const exportedListWords: Readonly<Record<ExportedList, readonly string[]>> = {
  ORDERS: ['orders', 'list of orders', 'order list', 'orders list'],
  CUSTOMERS: ['customers', 'customer list', 'list of customers', 'shoppers', 'clients'],
  STORE_CREDITS: ['store credits', 'store credit', 'credits'],
  RULE_RUNS: ['rule runs', 'what the rules did', 'rule history', 'history of the rules'],
  SHIPPING_LABELS: ['shipping labels', 'labels', 'label history', 'postage'],
  END_OF_DAY_FORMS: ['end-of-day forms', 'end of day forms', 'manifests', 'scan forms'],
  RECEIVINGS: ['receivings', 'inbound shipments', 'inbound'],
  BOOKINGS: ['bookings', 'freight bookings', 'warehouse bookings'],
  SUPPORT_TICKETS: ['support tickets', 'tickets'],
  STOCK_MOVEMENTS: ['stock movements', 'stock history', 'inventory movements', 'movements'],
  PURCHASES: ['purchase orders', 'purchases', 'supplier orders', 'POs'],
  SUPPLIER_INVOICES: ['supplier invoices', 'invoices', 'bills'],
  PAYMENTS: ['payments', 'payment history'],
  PAYOUTS: ['payouts'],
};
