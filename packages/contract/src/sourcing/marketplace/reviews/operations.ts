// Addresses without a parameter stand before those with one in the same place.
export * from './write-reviews.ts';
export * from './visitor-reviews.ts';
export * from './reviews.ts';
