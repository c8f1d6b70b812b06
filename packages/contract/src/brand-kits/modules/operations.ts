// Addresses without a parameter stand before those with one in the same place.
export * from './read-modules.ts';
export * from './change-modules.ts';
