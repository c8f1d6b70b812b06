// Addresses without a parameter stand before those with one in the same place.
export * from './make-ideas.ts';
export * from './read-ideas.ts';
export * from './products.ts';
export * from './change-ideas.ts';
