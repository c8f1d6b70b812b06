// Addresses without a parameter stand before those with one in the same place.
export * from './purchase-items.ts';
export * from './supplier-invoices.ts';
