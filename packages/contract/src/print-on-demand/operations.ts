// Addresses without a parameter stand before those with one in the same place.
export * from './list-blank-products.ts';
export * from './designer.ts';
export * from './template-reads.ts';
export * from './template-writes.ts';
export * from './mockup-tasks.ts';
