// Addresses without a parameter stand before those with one in the same place.
export * from './images/operations.ts';
export * from './ideas/operations.ts';
export * from './projects/operations.ts';
export * from './crowdfunding/operations.ts';
export * from './collaborations/operations.ts';
export * from './studio/operations.ts';
