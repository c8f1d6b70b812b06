// Addresses without a parameter stand before those with one in the same place.
export { listMySuppliers } from './list-my-suppliers.ts';
export { checkSupplierList, getSupplierImport, importSuppliers } from './import.ts';
export * from './export-my-suppliers.ts';
export * from './tags.ts';
export * from './add-remove.ts';
export * from './notes.ts';
export { getMySupplier } from './list-my-suppliers.ts';
export * from './invites.ts';
