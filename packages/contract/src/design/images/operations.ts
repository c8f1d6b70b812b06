// Addresses without a parameter stand before those with one in the same place.
export * from './generate-images.ts';
export * from './list-images.ts';
export * from './change-images.ts';
